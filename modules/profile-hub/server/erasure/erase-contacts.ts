import { sql } from 'kysely';
import type { ErasureCause } from '#modules/profile-hub/contract/erasure.ts';
import { contactErased } from '#modules/profile-hub/contract/events.ts';
import type { Person } from '#platform/contract/person.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { uuidV7 } from '#platform/server/database/uuid-v7.ts';
import type { ProfileHubTables } from '../tables.ts';
import { erasedHash } from './erased-address.ts';
import { readPersonIdentifiers } from './read-person-identifiers.ts';

/** What one transaction takes: every module searches its free text once for all of them. */
export const ERASED_TOGETHER = 100;

export interface Erasing {
  clientId: string;
  /** Null if the brand's retention rule erases. */
  userId: string | null;
  cause: ErasureCause;
  recognise: boolean;
  /** Set for bulk erasures, which run in several batches. */
  jobId?: string;
}

/**
 * Erases persons from all modules and stores the proof in one transaction, so that no person is partly erased [PH-17].
 * Returns the number of contacts; already deleted ones do not count.
 */
export async function eraseContacts(
  { db, app }: { db: Db<ProfileHubTables>; app: App },
  { clientId, userId, cause, recognise, jobId }: Erasing,
  ids: readonly string[],
): Promise<number> {
  const person = await lockToErase({ db }, clientId, ids);
  if (!person) return 0;
  const contactIds = person.held;
  const reached = await app.persons.erase(person, { db, app });
  const erasureId = uuidV7();
  await db
    .insertInto('profile_hub.erasures')
    .values({
      client_id: clientId,
      id: erasureId,
      erased_by: userId,
      cause,
      contacts: contactIds.length,
      reached: JSON.stringify(reached),
      job_id: jobId ?? null,
    })
    .execute();
  const hashes = [...person.emails, ...person.phones].map((address) => ({
    client_id: clientId,
    hash: erasedHash(app, clientId, address),
    erasure_id: erasureId,
    recognised: recognise,
  }));
  if (hashes.length > 0)
    await db
      .insertInto('profile_hub.erased_addresses')
      .values(hashes)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  await app.events.publishAll(db, contactErased, {
    clientId,
    payloads: contactIds.map((contactId) => ({ contactId })),
  });
  return contactIds.length;
}

/** All identifiers of the contacts, with existing ones in `held`; undefined if all are deleted. */
export async function lockToErase(
  { db }: { db: Db<ProfileHubTables> },
  clientId: string,
  ids: readonly string[],
): Promise<(Person & { held: string[] }) | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from profile_hub.contacts
    where client_id = ${clientId} and id = any (${ids}::text[]) order by id for update`.execute(db);
  if (rows.length === 0) return undefined;
  const held = rows.map(({ id }) => id);
  return { ...(await readPersonIdentifiers({ db }, clientId, held)), held };
}
