// Tells the platform's database the secret it shares with a studio of another process [VEN-15], encrypted like
// every vendor's.
import type { App } from "@jonaki/server";
import { createSecretBox } from "@jonaki/server/secret-box";

export async function keepVendorSecret({ foundation }: App, vendor: string, secret: string): Promise<void> {
  const { configuration, database, random } = foundation;
  const locked = createSecretBox(configuration.SECRET_KEY, "vendors", random).lock(secret);
  const { numUpdatedRows } = await database.store
    .updateTable("vendors")
    .set({ secret: locked })
    .where("code", "=", vendor)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Error(`there is no vendor ${vendor} in the database`);
}
