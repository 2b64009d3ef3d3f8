// Reads the hidden link [SITE-44]: base64 of AES-128-CBC, key and IV from SHA-256 of the 8 characters.
import type { HiddenLink } from "./customer-service.rules.ts";

const HALF = 16;

/** Rejects when it is not what it should be. */
export async function revealLink({ encrypted, key }: HiddenLink, cipher: SubtleCrypto): Promise<string> {
  const digest = await cipher.digest("SHA-256", new TextEncoder().encode(key));
  const cipherKey = await cipher.importKey("raw", digest.slice(0, HALF), "AES-CBC", false, ["decrypt"]);
  const bytes = Uint8Array.from(atob(encrypted), (letter) => letter.charCodeAt(0));
  const plain = await cipher.decrypt({ name: "AES-CBC", iv: digest.slice(HALF) }, cipherKey, bytes);
  return new TextDecoder().decode(plain);
}
