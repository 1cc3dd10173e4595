import { type SqlBool, sql } from 'kysely';
import { contactErased } from '#modules/profile-hub/contract/events.ts';
import type { ErasureCause } from '#modules/profile-hub/contract/privacy-records.ts';
import type { Person } from '#platform/contract/person.ts';
import type { App } from '#platform/server/app.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { retryDeadlocks } from '#platform/server/database/database-errors.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { WORK_PATIENCE_MS, withPatience } from '#platform/server/database/statement-patience.ts';
import type { Context, ProfileHubTables } from '../tables.ts';

/** The hash can only be reproduced with the address and the app's key, and differs per client. */
export function erasedHash(
  { app }: { app: Pick<App, 'secrets'> },
  clientId: string,
  address: string,
): string {
  return app.secrets.hash('profile-hub.erased', `${clientId} ${address.trim().toLowerCase()}`);
}

/**
 * Returns the given emails and phones of erased persons to be recognised. An import reports them and does not silently
 * add the person again.
 */
export async function erasedAddresses(
  { db, app }: { db: Db<ProfileHubTables>; app: Pick<App, 'secrets'> },
  clientId: string,
  addresses: readonly string[],
): Promise<Set<string>> {
  if (addresses.length === 0) return new Set();
  const recognised = db
    .selectFrom('profile_hub.erased_addresses')
    .select('hash')
    .where('client_id', '=', clientId)
    .where('recognised', '=', true);
  // Most clients have none, and hashing all addresses of a large file takes seconds.
  if (!(await recognised.limit(1).executeTakeFirst())) return new Set();
  const byHash = new Map(
    addresses.map((address) => [erasedHash({ app }, clientId, address), address] as const),
  );
  const rows = await recognised
    .where(sql<SqlBool>`hash = any (${[...byHash.keys()]}::text[])`)
    .execute();
  return new Set(rows.flatMap(({ hash }) => byHash.get(hash) ?? []));
}

interface Known {
  ids: string[] | null;
  refs: string[] | null;
  emails: string[] | null;
  phones: string[] | null;
  names: string[] | null;
}

/** All current and former identifiers of these contacts, including contacts merged into them. */
export async function readPersonIdentifiers(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  contactIds: readonly string[],
): Promise<Person> {
  const { rows } = await sql<Known>`
    with whose as (
      select id from unnest(${contactIds}::text[]) as id
      union
      select gone_id from profile_hub.merged_contacts
      where client_id = ${clientId} and kept_id = any (${contactIds}::text[])
    ),
    known as (
      select email, phone, firstname, lastname from profile_hub.contacts
      where client_id = ${clientId} and id in (select id from whose)
      union
      select copy ->> 'email', copy ->> 'phone', copy ->> 'firstname', copy ->> 'lastname'
      from profile_hub.merges cross join unnest(array[gone, before, after]) as copy
      where client_id = ${clientId} and (kept_id in (select id from whose) or gone_id in (select id from whose))
      union
      select case when kind = 'email' then value end, case when kind = 'phone' then value end, null, null
      from profile_hub.contact_addresses where client_id = ${clientId} and contact_id in (select id from whose)
    )
    select (select array_agg(id) from whose) as ids,
      (select array_agg(lead_id) from profile_hub.lead_contacts
        where client_id = ${clientId} and contact_id in (select id from whose)) as refs,
      array_agg(distinct lower(email)) filter (where email is not null) as emails,
      array_agg(distinct phone) filter (where phone is not null) as phones,
      array_agg(distinct name) filter (where name is not null) as names
    from known cross join lateral unnest(array[firstname, lastname]) as name`.execute(db);
  const { ids, refs, emails, phones, names } = rows[0] ?? {};
  return {
    clientId,
    contactIds: ids ?? [],
    refs: refs ?? [],
    emails: emails ?? [],
    phones: phones ?? [],
    names: names ?? [],
  };
}

/** Contacts per transaction: every module searches its free text once for all of them. */
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
  { db, app }: Context,
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
    hash: erasedHash({ app }, clientId, address),
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
  { db }: Pick<Context, 'db'>,
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

/** Number of contacts that a job has erased so far, including interrupted runs. */
export async function erasedByJob(
  { db }: Pick<Context, 'db'>,
  { clientId, jobId }: { clientId: string; jobId: string },
): Promise<number> {
  const { erased } = await db
    .selectFrom('profile_hub.erasures')
    .select((select) => select.fn.sum<number | null>('contacts').as('erased'))
    .where('client_id', '=', clientId)
    .where('job_id', '=', jobId)
    .executeTakeFirstOrThrow();
  return Number(erased ?? 0);
}

/**
 * A transaction with a long statement timeout, because every module searches all its free text for a person. The
 * timeout includes the commit, so the call opens the transaction. It locks rows of all modules, so it retries after a
 * deadlock.
 */
export function withLongTimeout<Result>(
  { db }: Pick<Context, 'db'>,
  work: (tx: Tx<ProfileHubTables>) => Promise<Result>,
): Promise<Result> {
  return retryDeadlocks(() => withPatience(WORK_PATIENCE_MS, () => db.transaction().execute(work)));
}
