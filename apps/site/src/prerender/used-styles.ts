// Which of the built style files a drawn page needs: those that say something about a class the page has.
export interface StyleFile {
  readonly href: string;
  readonly text: string;
  readonly classes: readonly string[];
}

export const styleFile = (href: string, text: string): StyleFile => ({
  href,
  text,
  classes: [...new Set([...text.matchAll(/\.(-?[A-Za-z_][\w-]*)/gu)].map(([, name]) => name ?? ""))],
});

export function usedStyles(html: string, files: readonly StyleFile[]): readonly StyleFile[] {
  const used = new Set(
    [...html.matchAll(/ class="([^"]*)"/gu)].flatMap(([, names]) => (names ?? "").split(" ")),
  );
  return files.filter(({ classes }) => classes.some((name) => used.has(name)));
}
