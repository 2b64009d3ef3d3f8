import { expect, it } from "vitest";
import { listCalls } from "./catalogue.ts";

// Whoever reaches the server can make these. Adding one is a deliberate act: it is written here too.
const PUBLIC_CALLS = [
  "site.permissionStatus",
  "site.whitelabel",
  "site.countryCode",
  "site.customerService",
  "site.updateLanguage",
  "site.imageQrLogo",
  "site.imageBackground",
  "site.routers",
  "accounts.login",
  "accounts.loginV2",
  "accounts.loginCode",
  "accounts.deviceLogin",
  "accounts.idpLogin",
  "accounts.challengeStart",
  "accounts.challengeVerify",
  "accounts.freePlayLogin",
  "accounts.captcha",
  "accounts.identityProviders",
  "accounts.register",
  "accounts.registerMobile",
  "accounts.registerSettings",
  "accounts.registrationRules",
  "accounts.affiliateCheck",
  "accounts.smsRegisterUsername",
  "accounts.smsRegisterMobile",
  "accounts.forgotPassword",
  "accounts.resetPassword",
  "accounts.setPasswordByPhone",
  "lobby.vendorsPublic",
  "lobby.gamesPublic",
  "lobby.hotGames",
  "lobby.popular",
  "lobby.jackpots",
  "lobby.sportsToday",
  "lobby.roundProof",
  "lobby.gameSheet",
  "lottery.gameMenus",
  "lottery.lotteryGame",
  "lottery.vnLotteryMenus",
  "lottery.vnOpened",
  "rewards.promotionDetail",
  "rewards.rankTable",
  "agents.joinApply",
  "messages.announcements",
  "messages.feedback",
  "messages.helpCenter",
  "messages.contentList",
  "messages.winnerBoard",
];

it("[CALL-3] the public calls are exactly those of the written list", () => {
  const open = listCalls().filter(({ call }) => call.who === "public");
  expect(open.map(({ name }) => name)).toEqual(PUBLIC_CALLS);
});
