// The one page of the demo's identity provider: who do you want to be?
export interface Asked {
  readonly returnTo: string;
  readonly nonce: string;
  readonly state: string;
  /** Everything that was asked, to be asked again with the form. */
  readonly query: URLSearchParams;
}

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #f3effa; color: #221a33; }
  main { width: min(360px, calc(100vw - 32px)); padding: 28px; border-radius: 18px; background: #fff; box-sizing: border-box; }
  h1 { margin: 0 0 4px; font-size: 22px; }
  p { margin: 0 0 20px; }
  label { display: block; margin-bottom: 6px; font-weight: 600; }
  input[type=email] { width: 100%; box-sizing: border-box; min-height: 48px; padding: 0 14px; border: 1px solid #8a7fa3; border-radius: 10px; font: inherit; }
  button { width: 100%; min-height: 48px; margin-top: 16px; border: 0; border-radius: 10px; background: #6a2c91; color: #fff; font: inherit; font-weight: 600; }
  @media (prefers-color-scheme: dark) { body { background: #14101d; color: #efe9fa; } main { background: #1f1930; } }
`;

export function issuerPage(name: string, { query }: Asked): string {
  const kept = [...query]
    .filter(([key]) => key !== "email")
    .map(([key, value]) => `<input type="hidden" name="${escaped(key)}" value="${escaped(value)}">`);
  return `<!doctype html><html lang="bn"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(name)}</title>
<style>${STYLE}</style><main><h1>${escaped(name)}</h1>
<p>ডেমো পরিচয়: যেকোনো ইমেইল চলবে। <span lang="en">A demo identity: any e-mail will do.</span></p>
<form action="/authorize">${kept.join("")}
<label for="email">ইমেইল · <span lang="en">E-mail</span></label>
<input id="email" type="email" name="email" required autofocus autocomplete="email" placeholder="rina@example.com">
<button>এগিয়ে যান · <span lang="en">Continue</span></button></form></main></html>`;
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
