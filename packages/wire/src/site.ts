// site: brand, permission and status, flags, resources, domain routes, country, language, customer service.
import { z } from "zod";
import { call } from "./call.ts";
import { language, none, nothing, sealingKey, text, time } from "./fields.ts";
import type { WhitelabelNode } from "./flags.ts";

const whitelabelNode: z.ZodType<WhitelabelNode> = z
  .object({
    modId: z.string(),
    enabled: z.enum(["0", "1"]),
    get childrenNodes() {
      return z.array(whitelabelNode);
    },
  })
  .meta({ id: "WhitelabelNode" });

const resource = z.object({
  resourceType: z.enum(["FACEBOOK", "EMAIL", "IOS", "MOBILECONFIG", "Android", "USDJUMP"]),
  url: z.string(),
  qrCodeUrl: z.string(),
  labelNameEn: z.string(),
});

/** One field rule of the registration form [ACC-89]. */
export const fieldRule = z.object({
  field: z.string(),
  enabled: z.boolean(),
  required: z.boolean(),
  acceptedPattern: z.string().nullable(),
  patternId: z.int().nullable(),
  minLength: z.int(),
  maxLength: z.int(),
});

const permission = z.object({
  whitelabel: z.array(whitelabelNode),
  registrationRules: z.array(fieldRule),
  resources: z.array(resource),
  customerService: z.object({ enabled: z.boolean() }),
  analytics: z.object({ gtagId: z.string() }),
  imageCDNs: z.array(z.string()),
  launchGameCDNs: z.array(z.string()),
  location: z.object({ ip: z.string(), country: z.string() }),
  maintenance: z.object({ endTime: time.nullable() }).nullable(),
  regionRestriction: z.object({ reason: z.enum(["COUNTRY", "ADDRESS"]) }).nullable(),
  sealing: sealingKey,
  time,
});

export const site = {
  permissionStatus: call({
    id: "CALL-37",
    method: "GET",
    path: "/wps/system/status",
    who: "public",
    input: z.object({ url: text(255, 1) }),
    output: permission,
    refusals: ["INVALID_URL"],
    rules: ["SITE-7", "SITE-19"],
    duringMaintenance: true,
  }),
  whitelabel: call({
    id: "CALL-21",
    method: "GET",
    path: "/wps/system/whitelabel",
    who: "public",
    input: nothing,
    output: z.array(whitelabelNode),
    rules: ["SITE-14"],
  }),
  countryCode: call({
    id: "CALL-42",
    method: "GET",
    path: "/wps/system/countryCode",
    who: "public",
    input: nothing,
    output: z.object({ country: z.string(), countryDialingCode: z.string() }),
    rules: ["SITE-19", "SITE-33"],
    duringMaintenance: true,
  }),
  customerService: call({
    id: "CALL-43",
    method: "GET",
    path: "/wps/system/customerService",
    who: "public",
    input: z.object({ channel: z.enum(["VIP", "LIVECHAT"]).default("LIVECHAT") }),
    output: z.object({
      version: z.object({ pathList: z.array(z.object({ type: z.string(), path: z.string() })) }),
    }),
    refusals: ["CUSTOMER_SERVICE_FAILED"],
    rules: ["SITE-19", "SITE-35"],
    duringMaintenance: true,
  }),
  updateLanguage: call({
    id: "CALL-44",
    method: "POST",
    path: "/wps/system/language",
    who: "public",
    input: z.object({ language }),
    output: none,
    rules: ["SITE-51", "SITE-52"],
  }),
  imageQrLogo: call({
    id: "CALL-45",
    method: "GET",
    path: "/wps/system/image/qrLogo",
    who: "public",
    input: nothing,
    output: z.unknown(),
    answer: "image",
    refusals: ["NOT_FOUND"],
    rules: ["SITE-32"],
  }),
  imageBackground: call({
    id: "CALL-46",
    method: "GET",
    path: "/wps/system/image/background",
    who: "public",
    input: nothing,
    output: z.unknown(),
    answer: "image",
    refusals: ["NOT_FOUND"],
    rules: ["SITE-32"],
  }),
  routers: call({
    id: "CALL-72",
    method: "GET",
    path: "/wps/system/domainRoute",
    who: "public",
    input: nothing,
    output: z.object({ domainList: z.array(z.string()), resources: z.array(resource) }),
    rules: ["SITE-30", "ACC-71"],
  }),
};
