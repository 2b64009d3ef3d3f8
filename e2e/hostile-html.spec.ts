// Hostile HTML in a real browser (abuse case 76): even a server that forgot to clean what it answers gets nothing of
// it to run, to leave or to ask for a password.
import { HELP_SECTIONS } from "../packages/wire/src/states.ts";
import { HOSTILE_HTML } from "../packages/testkit/src/hostile-html.ts";
import { expect, open, test } from "./house.ts";

const TEXTS = HELP_SECTIONS.filter((section) => !["guide", "news", "blog", "faq"].includes(section));
const pages = Array.from({ length: Math.ceil(HOSTILE_HTML.length / TEXTS.length) }, (_, page) =>
  HOSTILE_HTML.slice(page * TEXTS.length, (page + 1) * TEXTS.length),
);

/** What must not stand in a text that was written elsewhere. */
const FORBIDDEN =
  "script, style, iframe, object, embed, form, input, button, svg, math, base, meta, link, template";

test("[MSG-6] none of the hostile texts runs, loads or stands in the page", async ({ page, house }) => {
  expect(HOSTILE_HTML.length).toBeGreaterThanOrEqual(100);
  const own = new URL(house.url).host;
  const outside: string[] = [];
  page.on("request", (request) => {
    const { host, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && host !== own) outside.push(request.url());
  });
  let shown: readonly string[] = [];
  await page.route("**/wps/system/helpCenter*", (route) =>
    route.fulfill({
      json: {
        success: true,
        code: null,
        value: {
          sections: TEXTS.map((section, place) => ({
            section,
            title: section,
            content: `${shown[place] ?? ""}<p>end of ${section}</p>`,
          })),
        },
      },
    }),
  );
  await open(page, `${house.url}/index`);
  for (const texts of pages) {
    shown = texts;
    await page.goto(`${house.url}/help`, { waitUntil: "networkidle" });
    await expect(page.locator("#about")).toBeVisible();
    const found = await page.evaluate((forbidden) => {
      const bad = [...document.querySelectorAll("section[id] [class*=rich]")].flatMap((text) => [
        ...[...text.querySelectorAll(forbidden)].map((element) => element.outerHTML),
        ...[...text.querySelectorAll("*")].flatMap((element) =>
          [...element.attributes]
            .filter(
              ({ name, value }) =>
                /^on|^style$/iu.test(name) || /^\s*(javascript|data|vbscript):/iu.test(value),
            )
            .map(({ name, value }) => `${name}=${value}`),
        ),
      ]);
      return { bad, hit: (window as { hit?: unknown }).hit };
    }, FORBIDDEN);
    expect(found).toEqual({ bad: [], hit: undefined });
  }
  expect(outside).toEqual([]);
});
