// Draws a captcha: distorted letters as SVG, sent as PNG so that no text can be read out of the answer. The two
// libraries are loaded when the first picture is asked for, not when the server starts.
export type DrawCaptcha = (answer: string) => Promise<Buffer>;

/** Dark on light whatever the page's theme is: a colour by chance would be too pale for some. */
const PICTURE = { width: 150, height: 50, fontSize: 56, noise: 3 } as const;
const PAPER = "#f4f1ea";
/** Two dots for each of the page's, for phones. */
const DOTS_PER_INCH = 144;

export function createCaptchaPainter(): DrawCaptcha {
  let libraries: ReturnType<typeof load> | null = null;
  return async (answer) => {
    libraries ??= load();
    const { drawSvg, sharp } = await libraries;
    return sharp(Buffer.from(drawSvg(answer, PICTURE)), { density: DOTS_PER_INCH })
      .flatten({ background: PAPER })
      .greyscale()
      .png()
      .toBuffer();
  };
}

async function load() {
  const [captcha, { default: sharp }] = await Promise.all([import("svg-captcha"), import("sharp")]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library's types leave out that it is itself a function.
  const drawSvg = (captcha as unknown as { readonly default: DrawSvg }).default;
  return { drawSvg, sharp };
}

type DrawSvg = (text: string, options: typeof PICTURE) => string;
