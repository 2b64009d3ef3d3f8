// The one page of the demo's payment provider: pay as people pay, rightly and wrongly, and see what the house made of it.
import type { ProviderOrder } from "@jonaki/server/payments";
import type { Told } from "./sandbox-notices.ts";

export interface Done {
  readonly payment: string;
  readonly amount: string;
  readonly told: Told | "LATER";
}

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #f3effa; color: #221a33; }
  main { width: min(420px, calc(100vw - 32px)); margin: 16px 0; padding: 28px; border-radius: 18px; background: #fff; box-sizing: border-box; }
  h1 { margin: 0 0 4px; font-size: 22px; }
  .mark { display: inline-block; margin-bottom: 16px; padding: 2px 10px; border-radius: 999px; background: #ffe9b8; color: #4a3500; font-weight: 600; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 6px 16px; margin: 0 0 20px; }
  dt { opacity: 0.75; } dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
  .amount { font-size: 20px; font-weight: 700; }
  button, .back { display: block; width: 100%; min-height: 48px; margin-top: 10px; border: 1px solid #6a2c91; border-radius: 10px; background: none; color: inherit; font: inherit; font-weight: 600; text-align: center; box-sizing: border-box; cursor: pointer; }
  .back { padding-top: 11px; text-decoration: none; }
  button.main { background: #6a2c91; color: #fff; }
  button:focus-visible, input:focus-visible, a:focus-visible { outline: 3px solid #b98be0; outline-offset: 2px; }
  fieldset { margin: 18px 0 0; padding: 0; border: 0; }
  legend { padding: 0; font-weight: 600; }
  label { display: block; margin: 10px 0 6px; }
  input { width: 100%; box-sizing: border-box; min-height: 48px; padding: 0 14px; border: 1px solid #8a7fa3; border-radius: 10px; font: inherit; }
  ul { margin: 0 0 20px; padding: 14px 14px 14px 32px; border-radius: 10px; background: #ece4f7; }
  @media (prefers-color-scheme: dark) { body { background: #14101d; color: #efe9fa; } main { background: #1f1930; } ul { background: #2c2444; } }
`;

/** Bengali first, English beside it. */
const both = (bn: string, en: string): string => `${bn} · <span lang="en">${en}</span>`;

const OUTCOMES: Readonly<Record<Done["told"], string>> = {
  CREDITED: both("অ্যাকাউন্টে যোগ হয়েছে", "credited"),
  SUSPENSE: both("যাচাইয়ের জন্য রাখা হয়েছে", "kept for somebody to look at"),
  NOTED: both("জানানো হয়েছে, টাকা নড়েনি", "noted, no money moved"),
  REFUSED: both("সাইট নেয়নি", "not taken by the site"),
  WAITING: both("সাইট এখনো উত্তর দেয়নি, আবার জানানো হচ্ছে", "no answer yet, it is told again"),
  LATER: both("সময় শেষ হলে জানানো হবে", "will be told once the time is over"),
};

export function sandboxPage(name: string, order: ProviderOrder, done: readonly Done[]): string {
  const results = done.map(
    ({ payment, amount, told }) =>
      `<li>${escaped(payment)}: ${escaped(amount)} ${escaped(order.currency)}<br>${OUTCOMES[told]}</li>`,
  );
  return `<!doctype html><html lang="bn"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(name)}</title>
<style>${STYLE}</style><main><h1>${escaped(name)}</h1>
<p class="mark">${both("খেলার টাকা", "Play money")}</p>
${results.length === 0 ? "" : `<ul role="status">${results.join("")}</ul>`}
<dl><dt>${both("অর্ডার", "Order")}</dt><dd>${escaped(order.order)}</dd>
<dt>${both("পদ্ধতি", "Method")}</dt><dd>${escaped(order.method)}</dd>
<dt>${both("পরিমাণ", "Amount")}</dt><dd class="amount">${escaped(order.amount)} ${escaped(order.currency)}</dd></dl>
<form method="post">
<button class="main" name="act" value="pay">${both("টাকা দিন", "Pay")}</button>
<button name="act" value="fail">${both("পেমেন্ট ব্যর্থ করুন", "Let the payment fail")}</button>
<button name="act" value="twice">${both("দুবার টাকা দিন", "Pay twice")}</button>
<button name="act" value="late">${both("সময় শেষে টাকা দিন", "Pay after the time is over")}</button>
</form>
<form method="post"><fieldset><legend>${both("অন্য পরিমাণ দিন", "Pay another amount")}</legend>
<label for="amount">${both("পরিমাণ", "Amount")}</label>
<input id="amount" name="amount" inputmode="decimal" required pattern="[0-9]{1,12}([.][0-9]{1,2})?" placeholder="123.45">
<button name="act" value="other">${both("এই পরিমাণ দিন", "Pay this amount")}</button></fieldset></form>
<a class="back" href="${escaped(order.returnTo)}">${both("সাইটে ফিরে যান", "Back to the site")}</a></main></html>`;
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
