// Thrown where more work waits than can be done in time: answered 503 TRY_LATER, as overload is [CALL-2].
export class Overloaded extends Error {
  readonly later: Date;
  constructor(later: Date) {
    super("too much work is waiting");
    this.later = later;
  }
}
