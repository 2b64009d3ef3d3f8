// accounts, who a member is: member info, profile fields, avatars.
import { z } from "zod";
import { ACCOUNT_TYPES } from "./account-types.ts";
import { call, IMAGE_BODY_BYTES } from "./call.ts";
import { day, filePart, identifier, none, nothing, text, time } from "./fields.ts";
import { BINDING_STATES, TOTP_STATES } from "./states.ts";

const avatarType = z.enum(["CUSTOM", "STATIC"]);

/** A member's rank [REW-40]; labelName comes in the request's language. */
export const clubLabel = z.object({ labelName: z.string(), rankLevel: z.int().min(0).max(10) });

/** The number isAgent [ACC-2]. */
export const accountType = z.literal(Object.values(ACCOUNT_TYPES));

/** A mobile number or mailbox as its owner sees it: masked [ACC-133]. */
const contact = z.object({ masked: z.string(), isVerified: z.boolean() }).nullable();

const avatar = z.object({ avatar: z.string().nullable(), avatarType });

/** As its owner sees it: the picture itself, and whether another one waits to be approved [ACC-77]. */
const ownAvatar = avatar.extend({ isWaiting: z.boolean() });

/** Bounded here, judged by the profile's own formats [ACC-131]. */
const profileField = text(255).optional();

export const accountsProfile = {
  memberInfo: call({
    id: "CALL-25",
    method: "GET",
    path: "/wps/member/info",
    who: "session",
    input: nothing,
    output: z.object({
      id: z.string(),
      account: z.string(),
      nickname: z.string(),
      type: accountType,
      toUpline: z.boolean(),
      clubLabel,
      memberLabel: z.array(z.string()),
      ...avatar.shape,
    }),
    rules: ["ACC-47", "ACC-72", "ACC-74", "SAFE-25"],
    whenExcluded: true,
    whenPasswordDue: true,
  }),
  updateProfile: call({
    id: "CALL-92",
    method: "POST",
    path: "/wps/member/info",
    who: "member",
    sealed: "always",
    input: z.object({
      nickname: profileField,
      payeeName: profileField,
      fullName: profileField,
      qqNum: profileField,
      whatsapp: profileField,
      facebook: profileField,
      telegram: profileField,
      line: profileField,
      zalo: profileField,
      idNumber: profileField,
      birthday: day.optional(),
      address: profileField,
      permanentAddress: profileField,
      currentAddress: profileField,
      nationality: profileField,
      placeOfBirth: profileField,
      occupation: profileField,
      sourceOfIncome: profileField,
    }),
    output: none,
    // FORBIDDEN: a field that may be set once and is set [ACC-131].
    refusals: ["FORBIDDEN", "VALIDATION", "UNDERAGE"],
    refusalValue: z.object({ fields: z.array(z.string()).optional() }),
    rules: ["ACC-131", "ACC-137"],
    planned: true,
  }),
  memberProfile: call({
    id: "CALL-185",
    method: "GET",
    path: "/wps/member/profile",
    who: "member",
    input: nothing,
    output: z.object({
      registered: time,
      lastLogin: time.nullable(),
      lastLoginIp: z.string().nullable(),
      passwordSet: time.nullable(),
      hasPaymentPassword: z.boolean(),
      referralCode: z.string(),
      referrer: z.string().nullable(),
      affiliateCode: z.string().nullable(),
      mobile: contact,
      mail: contact,
      fields: z.array(
        z.object({
          field: z.string(),
          // Masked where it identifies the person.
          value: z.string(),
          isFixed: z.boolean(),
          enabled: z.boolean(),
        }),
      ),
      totp: z.enum(TOTP_STATES),
      bindings: z.array(z.object({ provider: z.string(), name: z.string(), state: z.enum(BINDING_STATES) })),
    }),
    rules: ["ACC-131", "ACC-133"],
    planned: true,
  }),
  playerAvatar: call({
    id: "CALL-22",
    method: "GET",
    path: "/wps/relay/MCSFE_getPlayerAvatar",
    who: "session",
    input: nothing,
    output: ownAvatar,
    rules: ["ACC-76", "ACC-77"],
    planned: true,
  }),
  memberIcon: call({
    id: "CALL-36",
    method: "GET",
    path: "/wps/member/info/icon",
    who: "session",
    input: nothing,
    output: z.array(z.object({ id: z.string(), url: z.string() })),
    rules: ["ACC-76"],
    planned: true,
  }),
  uploadAvatar: call({
    id: "CALL-95",
    method: "POST",
    path: "/wps/member/info/icon",
    who: "member",
    body: "multipart",
    largestBodyBytes: IMAGE_BODY_BYTES,
    input: z
      .object({ image: filePart.optional(), staticId: identifier.optional() })
      .refine(({ image, staticId }) => (image === undefined) !== (staticId === undefined)),
    output: ownAvatar,
    // TRY_LATER: a custom picture changes at most once a day; asked before anything is decoded.
    refusals: ["IMAGE_TOO_LARGE", "IMAGE_TYPE", "TRY_LATER", "UPLOAD_INVALID", "NOT_FOUND"],
    rules: ["ACC-77", "REW-9"],
    planned: true,
  }),
};
