// PostgreSQL's binary form of arrays, for the parameters of the posting path: nothing to quote and nothing to
// read digit by digit, on either side. The statement must want exactly bigint[], text[] or bytea[].

const INT8 = 20;
const TEXT = 25;
const BYTEA = 17;
const HEADER_BYTES = 20;
const LENGTH_BYTES = 4;
const INT8_BYTES = 8;
const NULL_LENGTH = -1;
/** No UTF-16 unit needs more in UTF-8. */
const MOST_UTF8_BYTES = 3;

export const bigints = (values: readonly (bigint | null)[]): Buffer =>
  write(INT8, values, INT8_BYTES * values.length, (view, _buffer, value, place) => {
    view.setBigInt64(place, value);
    return INT8_BYTES;
  });

export const strings = (values: readonly string[]): Buffer =>
  write(
    TEXT,
    values,
    MOST_UTF8_BYTES * values.reduce((sum, value) => sum + value.length, 0),
    (_view, buffer, value, place) => writeText(buffer, value, place),
  );

const LAST_ASCII = 127;

/** Most texts are short and plain, and written here faster than by a call out of the language. */
function writeText(buffer: Buffer, value: string, place: number): number {
  for (let at = 0; at < value.length; at += 1) {
    const code = value.charCodeAt(at);
    if (code > LAST_ASCII) return buffer.write(value, place, "utf8");
    buffer[place + at] = code;
  }
  return value.length;
}

/** Byte strings that are given as hex. */
export const digests = (values: readonly (string | null)[]): Buffer =>
  write(
    BYTEA,
    values,
    values.reduce((sum, value) => sum + (value?.length ?? 0), 0) / 2,
    (_view, buffer, value, place) => {
      const written = buffer.write(value, place, "hex");
      if (written * 2 !== value.length) throw new RangeError("A byte string is given as whole bytes in hex.");
      return written;
    },
  );

/** Writes a value at a place and answers how many bytes it took. */
type WriteValue<Value> = (view: DataView, buffer: Buffer, value: Value, place: number) => number;

function write<Value>(
  type: number,
  values: readonly (Value | null)[],
  mostBytes: number,
  writeValue: WriteValue<Value>,
): Buffer {
  const buffer = Buffer.allocUnsafe(HEADER_BYTES + LENGTH_BYTES * values.length + mostBytes);
  const view = new DataView(buffer.buffer, buffer.byteOffset, buffer.byteLength);
  let place = HEADER_BYTES;
  let hasNull = 0;
  for (const value of values) {
    const bytes = value === null ? 0 : writeValue(view, buffer, value, place + LENGTH_BYTES);
    if (value === null) hasNull = 1;
    view.setInt32(place, value === null ? NULL_LENGTH : bytes);
    place += LENGTH_BYTES + bytes;
  }
  // One dimension whose first index is 1; the flag says whether a null is in it.
  [1, hasNull, type, values.length, 1].forEach((part, at) => view.setInt32(at * LENGTH_BYTES, part));
  return buffer.subarray(0, place);
}
