// Whether a request was sent by a page of this site: browsers name the page's origin, and no page can forge it.
export function isOwnOrigin(origin: string | undefined, host: string): boolean {
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}
