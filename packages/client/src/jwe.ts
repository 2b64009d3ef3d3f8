// One compact JWE with the algorithms of CALL-5; the only file that knows jose, and always loaded lazily.
import { CompactEncrypt, importJWK } from "jose";
import type { PublicKey } from "./seal.ts";

const ALGORITHM = "ECDH-ES+A256KW";
const ENCRYPTION = "A256GCM";

export async function encrypt(text: string, kid: string, publicKey: PublicKey): Promise<string> {
  const key = await importJWK({ ...publicKey }, ALGORITHM);
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: ALGORITHM, enc: ENCRYPTION, kid })
    .encrypt(key);
}
