import { sql } from 'kysely';
import { addBlocks, blockWithdrawn } from '#modules/profile-hub/server/blocks/write-blocks.ts';
import type { ProfileHubTables } from '#modules/profile-hub/server/tables.ts';
import type { Db } from '#platform/server/database/database.ts';

/** The block list of a demo brand: withdrawn consents of its contacts, one manual entry and one bounced address. */
export async function loadDemoBlocks(
  { db }: { db: Db<ProfileHubTables> },
  clientId: string,
): Promise<void> {
  const { rows: withdrawn } = await sql<{ contactId: string; purpose: number; at: Date }>`
    select contact.id as "contactId", consent.purpose, max(consent.at) as at
    from profile_hub.contacts as contact
    join profile_hub.consents as consent on consent.client_id = contact.client_id and consent.contact_id = contact.id
    where contact.client_id = ${clientId} and consent.decision = 'withdrawn' and consent.purpose = any (contact.withdrawn)
    group by contact.id, consent.purpose`.execute(db);
  await blockWithdrawn({ db }, clientId, withdrawn);
  const { rows } = await sql<{ email: string }>`
    select email from profile_hub.contacts
    where client_id = ${clientId} and email is not null and not (1 = any (given || withdrawn))
    order by id limit 2`.execute(db);
  const [first, second] = rows;
  const at = new Date();
  const block = { kind: 'email', purpose: 1, at } as const;
  await addBlocks({ db }, clientId, [
    ...(first
      ? [{ ...block, address: first.email, reason: 'manual', note: 'Lettre du 3 juin' } as const]
      : []),
    ...(second ? [{ ...block, address: second.email, reason: 'bounced' } as const] : []),
  ]);
}
