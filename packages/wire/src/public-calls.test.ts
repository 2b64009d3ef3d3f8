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
  "lobby.fairChains",
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

it("[ACC-3] what a visitor may do needs no token: browse, log in, register, see promotions and be invited", () => {
  const browse = ["lobby.vendorsPublic", "lobby.gamesPublic", "lobby.hotGames", "messages.announcements"];
  const comeIn = ["accounts.loginV2", "accounts.register", "accounts.registerMobile"];
  const offers = ["rewards.promotionDetail", "rewards.rankTable", "accounts.affiliateCheck"];
  expect(PUBLIC_CALLS).toEqual(expect.arrayContaining([...browse, ...comeIn, ...offers]));
});

it("[ACC-4] what a member may do is open to every true account, and to no visitor", () => {
  const names = [
    "wallet.balance",
    "cashier.createDeposit",
    "cashier.createWithdrawal",
    "reports.betHistory",
    "rewards.claimManualRebate",
    "points.redeemPoint",
    "rewards.joinActivity",
    "rewards.missionSummary",
    "rewards.rewardCenter",
    "accounts.memberInfo",
    "lobby.launchGame",
  ];
  const found = listCalls().filter(({ name }) => names.includes(name));
  expect(found).toHaveLength(names.length);
  expect(found.filter(({ call }) => call.who !== "member" && call.who !== "session")).toEqual([]);
});
