import { sql } from 'kysely';
import type { ErasureCause } from '#modules/profile-hub/contract/erasure.ts';
import { contactErased } from '#modules/profile-hub/contract/events.ts';
import type { Person } from '#platform/contract/person.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { uuidV7 } from '#platform/server/database/uuid-v7.ts';
import type { ProfileHubTables } from '../tables.ts';
import { erasedHash } from './erased-address.ts';
import { personOfContacts } from './person-of-contacts.ts';

/** What one transaction takes: every module searches its free text once for all of them. */
export const ERASED_TOGETHER = 100;

export interface Erasing {
  clientId: string;
  /** Nobody: the rule of the brand does it. */
  userId: string | null;
  cause: ErasureCause;
  recognise: boolean;
  /** Of many, who come in several acts. */
  jobId?: string;
}

/**
 * Takes persons out of every module and keeps the proof, all in one transaction [PH-17]: whoever is half erased is not erased.
 * Gives how many contacts there were; one that is gone already is none.
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

/** All that the contacts are known by, with those that still exist in `held`; nothing where all are gone. */
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
  return { ...(await personOfContacts({ db }, clientId, held)), held };
}
