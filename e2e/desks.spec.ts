// Members and the desks that serve them: what one side does the other side sees by itself, large sums take two people, and
// afterwards the books agree. One journey in Bengali with the member on a phone, one in English with the member at a desktop.
import { balance, confirm, enter, enterDeposit, file, order, withdraw, WORDS } from "./cashier-steps.ts";
import {
  agree,
  BEATS_MS,
  close,
  decide,
  expectImage,
  expectWaiting,
  isSameDocument,
  lookAtOrder,
  openApproval,
  openRow,
  test,
  watchDesk,
} from "./desk-steps.ts";
import { expect } from "./house.ts";
import { goTo } from "./office-steps.ts";
import { PHONE } from "./phone.ts";
import { besidesRefusals } from "./reached-house.ts";
import { expectSound } from "./sound.ts";

// The member's and the desks' pages beat every ten seconds, and there are many of them.
test.describe.configure({ timeout: 240_000 });

test.describe("on a phone", () => {
  test.use(PHONE);

  test("[OFF-4] [OFF-9] [OFF-10] [CAS-16] [CAS-21] [CAS-23] [CAS-31] two people correct a balance and let a large withdrawal go, which is paid in two parts, in BN", async ({
    page,
    house,
    owners,
    complaints,
  }) => {
    const { BN: maker, EN: checker } = owners;
    const words = WORDS.BN;
    await house.equip("demo2", "BANK");
    await enter(page, house, "BN", "demo2");
    await page.goto(`${house.url}/index?mc=withdraw`);
    await expect(balance(page)).toContainText("৳10,000.00");

    // The correction, on the member's own page.
    await goTo(maker.page, "খেলোয়াড়");
    await maker.page.getByRole("search").getByRole("searchbox").fill("demo2");
    await maker.page.keyboard.press("Enter");
    const member = await openRow(maker, "demo2");
    await expectSound(maker.page);
    await member.getByRole("tab", { name: "সংশোধন" }).click();
    await decide(member, { name: "ব্যালেন্সে যোগ করুন", amount: "40000", reason: "হারানো জমা" });
    await expectWaiting(maker);
    await expectSound(maker.page);
    await close(maker.page);
    await expect(await openApproval(checker, "demo2")).toContainText("40,000.00");
    await expectSound(checker.page);
    await expect(balance(page)).toContainText("৳10,000.00");
    await agree(checker);
    await expect(balance(page)).toContainText("৳50,000.00");
    await goTo(maker.page, "খেলোয়াড়");
    await openRow(maker, "demo2");
    await member.getByRole("tab", { name: "খতিয়ান" }).click();
    const posting = member.getByRole("row").filter({ hasText: "হারানো জমা" });
    await expect(posting).toContainText("+৳40,000.00");
    await expect(posting).toContainText("৳50,000.00");
    await expectSound(maker.page);
    await close(maker.page);

    // The withdrawal comes to the desk by itself, and is at one desk at a time.
    await watchDesk(maker, "উত্তোলন");
    const reference = await withdraw(page, "BN", "30000");
    await expect(balance(page)).toContainText("৳20,000.00");
    const payment = await openRow(maker, reference);
    expect(await isSameDocument(maker)).toBe(true);
    await expect(payment.getByText("বড় অঙ্ক")).toBeVisible();
    await expectSound(maker.page);
    await goTo(checker.page, "Withdrawals");
    await checker.page.locator("[data-row]").filter({ hasText: reference }).click();
    await expect(checker.page.getByRole("alert")).toContainText("Owner 1");
    await expect(checker.page.getByRole("dialog").getByRole("button", { name: /^Approve/u })).toHaveCount(0);
    await expectSound(checker.page);
    await close(checker.page);

    await decide(payment, { name: "অনুমোদন দিন", reason: "সব মিলেছে" });
    await expectWaiting(maker);
    await lookAtOrder(maker, reference);
    await openApproval(checker, reference);
    await expect(await lookAtOrder(checker, reference)).toContainText("৳30,000.00");
    await checker.page.goBack();
    await agree(checker);

    // Two parts, each seen and answered by the member.
    await decide(payment, { name: "টাকা পাঠানো শুরু করুন", reason: "এখন পাঠাচ্ছি", isAsked: false });
    await decide(payment, { name: "টাকা পাঠানো হয়েছে", amount: "12000", reason: "প্রথম অংশ" });
    const first = page.getByRole("region", { name: words.arrived("৳12,000.00") });
    await expect(first.getByRole("button", { name: words.full })).toHaveCount(0);
    await expectSound(page);
    await first.getByRole("button", { name: words.received, exact: true }).click();
    await confirm(page, words.here);
    await decide(payment, { name: "টাকা পাঠানো হয়েছে", reason: "বাকি অংশ" });
    const second = page.getByRole("region", { name: words.arrived("৳18,000.00") });
    await second.getByRole("button", { name: words.full }).click();
    await confirm(page, words.here);
    await expect(second).toHaveCount(0);
    const parts = payment.getByRole("region", { name: "যেসব অংশ পাঠানো হয়েছে" }).getByRole("listitem");
    await expect(parts.filter({ hasText: words.stateReceived })).toHaveCount(2, { timeout: BEATS_MS });
    await expect(payment.getByRole("button", { name: "টাকা পাঠানো হয়েছে" })).toHaveCount(0);
    await expectSound(maker.page);
    await close(maker.page);
    await expect(page.getByRole("listitem").filter({ hasText: reference })).toContainText(
      words.stateReceived,
    );
    expect(besidesRefusals(complaints)).toEqual([]);
  });
});

test.describe("on a desktop", () => {
  test("[OFF-9] [OFF-18] [CAS-6] [CAS-21] [CAS-24] [CAS-25] [CAS-28] [SAFE-22] proof, documents and a dispute reach their desks, and afterwards the books agree, in EN", async ({
    page,
    house,
    owners,
    complaints,
  }) => {
    const { BN: checker, EN: clerk } = owners;
    await house.equip("demo");
    await enter(page, house, "EN", "demo");

    // A deposit that is proved by hand.
    await watchDesk(clerk, "Deposits");
    const panel = await enterDeposit(page, "EN");
    const paid = await order(panel, "EN", "1500", "Bank transfer");
    await panel.getByLabel("Transaction id").fill("TRX-1500");
    await panel.getByLabel("Images (optional)").setInputFiles(file("receipt.png"));
    await panel.getByRole("button", { name: "I have paid" }).click();
    await confirm(page, "I have paid");
    const deposit = await openRow(clerk, paid);
    expect(await isSameDocument(clerk)).toBe(true);
    await expect(deposit.getByText("TRX-1500")).toBeVisible();
    await expectImage(deposit);
    await expectSound(clerk.page);
    await decide(deposit, { name: "Credit", reason: "seen at the bank" });
    await expect(panel.getByRole("heading", { name: WORDS.EN.added("৳1,500.00") })).toBeVisible();
    await expect(balance(page)).toContainText("৳11,500.00");
    await close(clerk.page);

    // Who the member is.
    await watchDesk(clerk, "Identity checks");
    await page.goto(`${house.url}/index?mc=withdraw&part=kyc`);
    await page.getByLabel("Images of the document").setInputFiles(file("card.png"));
    await page.getByRole("button", { name: "Send the document" }).click();
    await confirm(page, "Close");
    const standing = page.getByRole("region", { name: "Verify your identity" });
    await expect(standing).toContainText("Being checked");
    await expectSound(page);
    const papers = await openRow(clerk, "demo");
    await expectImage(papers);
    await expectSound(clerk.page);
    await decide(papers, { name: "Accept", reason: "the same face" });
    await expect(papers.getByText("the same face")).toBeVisible();
    await close(clerk.page);
    await page.reload();
    await expect(standing).toContainText("Verified");

    // A first withdrawal takes two people; it is disputed, and proven.
    await page.goto(`${house.url}/index?mc=withdraw`);
    await watchDesk(clerk, "Withdrawals");
    const disputed = await withdraw(page, "EN", "600");
    const payment = await openRow(clerk, disputed);
    await expect(payment.getByText("First withdrawal")).toBeVisible();
    await decide(payment, { name: "Approve", reason: "in order" });
    await expectWaiting(clerk);
    await lookAtOrder(clerk, disputed);
    await openApproval(checker, disputed);
    await agree(checker);
    await decide(payment, { name: "Begin to pay", reason: "now", isAsked: false });
    await decide(payment, { name: "Payment sent", reason: "all at once" });
    await page
      .getByRole("region", { name: "Has ৳600.00 arrived?" })
      .getByRole("button", { name: "Not received" })
      .click();
    const form = page.getByRole("form", { name: "Money not received" });
    await form.getByLabel("Images").setInputFiles(file("account.png"));
    await form.getByLabel(/^Comment/u).fill("Nothing has come.");
    await form.getByRole("button", { name: "Send", exact: true }).click();
    await confirm(page, "Send");
    await expect(payment.getByText("Nothing has come.")).toBeVisible({ timeout: BEATS_MS });
    await expectImage(payment);
    await expectSound(clerk.page);
    await decide(payment, { name: "Payment proven", reason: "the bank's word" });
    await close(clerk.page);
    const recent = page.getByRole("row");
    await expect(recent.filter({ hasText: disputed })).toContainText("Counts as received");

    // The next one takes one person, and nobody answers it.
    await watchDesk(clerk, "Withdrawals");
    const silent = await withdraw(page, "EN", "700");
    await openRow(clerk, silent);
    await decide(payment, { name: "Approve", reason: "in order" });
    await decide(payment, { name: "Begin to pay", reason: "now", isAsked: false });
    await decide(payment, { name: "Payment sent", reason: "all at once" });
    await expect(page.getByRole("region", { name: "Has ৳700.00 arrived?" })).toBeVisible();
    await house.passAnswer(silent);
    await expect(recent.filter({ hasText: silent })).toContainText("Counts as received");
    await expect(payment.getByText("Counts as received").first()).toBeVisible({ timeout: BEATS_MS });
    await close(clerk.page);
    await expect(balance(page)).toContainText("৳10,200.00");

    // The books.
    await goTo(clerk.page, "Finance");
    await clerk.page.getByRole("button", { name: "Check now" }).click();
    await expect(clerk.page.getByText("The books hold.")).toBeVisible();
    await expect(
      clerk.page.getByRole("region", { name: "Reconciliations" }).getByText("Holds", { exact: true }),
    ).toHaveCount(3);
    const owed = clerk.page.getByRole("region", { name: "Owed to members" });
    await expect(owed.locator("div").filter({ hasText: /^Sum of all Play money/u })).toContainText("৳0.00");
    await expectSound(clerk.page);
    expect(besidesRefusals(complaints)).toEqual([]);
  });
});
