// The rules the house has promised so far; each must be cited by a test. An issue adds its rules here.
const PROMISED = [
  // House: the call pipeline, the site, the frame
  "CALL-1..17",
  "CALL-21",
  "CALL-37",
  "CALL-42..46",
  "CALL-72",
  "CALL-182",
  "CALL-183",
  "ERR-1..7",
  "CONST-1",
  "SITE-1",
  "SITE-4..24",
  "SITE-26..34",
  "SITE-47..56",
  "SITE-61..63",
  "SHELL-1..29",
  "SHELL-106..109",
  "SHELL-114",
  "ACC-110",
  "ACC-139",
];

export function promisedRules(): readonly string[] {
  return PROMISED.flatMap((entry) => {
    const [, prefix = "", from = "", to] = /^([A-Z]+)-(\d+)(?:\.\.(\d+))?$/u.exec(entry) ?? [];
    const first = Number(from);
    const last = Number(to ?? from);
    return Array.from({ length: last - first + 1 }, (_one, step) => `${prefix}-${first + step}`);
  });
}
