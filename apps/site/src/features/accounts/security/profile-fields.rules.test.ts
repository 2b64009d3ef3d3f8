import { describe, expect, it } from "vitest";
import { changesIn, problemsIn, setForGood, shownFields } from "./profile-fields.rules.ts";

const field = (name: string, value = "", more: object = {}) => ({
  field: name,
  value,
  isFixed: false,
  enabled: true,
  ...more,
});
const FIELDS = shownFields([
  field("nickname", "Rina"),
  field("payeeName"),
  field("idNumber", "******7890", { isFixed: true }),
  field("zalo", "", { enabled: false }),
  field("birthday"),
  field("something-new", "x"),
]);

describe("the fields of the profile", () => {
  it("[ACC-131] [ACC-132] [ACC-140] only those show that are enabled", () => {
    expect(FIELDS.map(({ name }) => name)).toEqual(["nickname", "payeeName", "idNumber", "birthday"]);
  });

  it("[ACC-131] only what became something else is sent, and never what is fixed", () => {
    const typed = { nickname: " Rina ", payeeName: " Rina Akter", idNumber: "1234567890" };
    expect(changesIn(FIELDS, typed)).toEqual({ payeeName: "Rina Akter" });
  });

  it("[ACC-131] a nickname cannot be taken away, another field can be left empty", () => {
    expect(problemsIn({ nickname: "" })).toEqual({ nickname: "required" });
    expect(problemsIn({ address: "" })).toEqual({});
  });

  it.each([
    ["nickname", "রিনা", "Rina Akter"],
    ["payeeName", "Md. Rafiq-ul O'Neil", "Rafiq 3"],
    ["fullName", "Rina Akter", "Rina"],
    ["qqNum", "12345", "1234"],
    ["telegram", "@rina", "ab"],
    ["idNumber", "1234567890", "12345"],
    ["birthday", "1994-02-28", "1994-02-30"],
    ["address", "House 7, Road 3, Dhaka", "Dhk"],
    ["occupation", "Teacher", "T"],
  ] as const)("[ACC-131] %s takes %j and not %j", (name, right, wrong) => {
    expect(problemsIn({ [name]: right })).toEqual({});
    expect(problemsIn({ [name]: wrong })).toEqual({ [name]: "pattern" });
  });

  it("[ACC-131] what can be set once is named before it is saved", () => {
    const changes = { nickname: "Rina2", payeeName: "Rina Akter", birthday: "" };
    expect(setForGood(FIELDS, changes).map(({ name }) => name)).toEqual(["payeeName"]);
  });
});
