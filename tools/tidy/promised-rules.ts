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
  // Money: the ledger, the bet book, the vendors, Dice
  "WAL-1..6",
  "WAL-30",
  "WAL-31",
  "VEN-2..12",
  "VEN-14",
  "VEN-15",
  "FAIR-1..5",
  "FAIR-8..18",
  "INS-8",
  "REP-3",
  "LOB-49",
  "SAFE-3",
  "SAFE-7",
  "REW-11",
  "CALL-56",
  "ACC-2",
  "ACC-11",
  "ACC-20..26",
  "ACC-64..74",
  "ACC-78..82",
];

export function promisedRules(): readonly string[] {
  return PROMISED.flatMap((entry) => {
    const [, prefix = "", from = "", to] = /^([A-Z]+)-(\d+)(?:\.\.(\d+))?$/u.exec(entry) ?? [];
    const first = Number(from);
    const last = Number(to ?? from);
    return Array.from({ length: last - first + 1 }, (_one, step) => `${prefix}-${first + step}`);
  });
}
