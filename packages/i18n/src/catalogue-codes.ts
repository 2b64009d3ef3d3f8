// The language codes the translation catalogue knows [SITE-49]. Only those of LANGUAGES have texts; every
// other one is recognised, never offered and answered in Bengali [SITE-50].
const CODES =
  "CN EN JA TH VI MY ES HI ID KM KO MS PT TA TW TR BN AR FA RU FR DE IT NL PL UK RO CS HU EL SV FI DA NO UR NE SI LO TE ML";

export const CATALOGUE_CODES: readonly string[] = CODES.split(" ");

export function isCatalogueCode(code: string): boolean {
  return CATALOGUE_CODES.includes(code);
}
