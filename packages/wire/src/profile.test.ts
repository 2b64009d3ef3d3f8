import { expect, it } from "vitest";
import { calls } from "./catalogue.ts";
import { PROFILE_FIELDS, profileRule } from "./profile.ts";

it("[ACC-131] the call changes exactly the fields that have a format", () => {
  expect(Object.keys(calls.accounts.updateProfile.input.shape).toSorted()).toEqual(PROFILE_FIELDS.toSorted());
});

it("[ACC-131] names, ID number and birthday are set once", () => {
  const once = PROFILE_FIELDS.filter((field) => profileRule(field).isOnce);
  expect(once).toEqual(["payeeName", "fullName", "idNumber", "birthday"]);
});

it("[ACC-132] [ACC-140] fields named after third parties are off by themselves", () => {
  const off = PROFILE_FIELDS.filter((field) => !profileRule(field).enabled);
  expect(off).toEqual(["qqNum", "whatsapp", "facebook", "telegram", "line", "zalo"]);
});
