import { sql } from 'kysely';
import type { WhichContacts } from '#modules/profile-hub/contract/contact.ts';
import type {
  Erasure,
  ErasureCause,
  ErasurePreview,
} from '#modules/profile-hub/contract/privacy-records.ts';
import type { ErasedPersonalData } from '#platform/server/persons/persons.ts';
import { readPhone } from '#platform/server/phone/phone-number.ts';
import { chosenContactsSql } from '../segments/contact-filter-sql.ts';
import { ruleContext } from '../segments/rule-context.ts';
import type { Context } from '../tables.ts';
import { eraseChosenJob } from './erase-chosen.job.ts';
import { eraseContacts, erasedHash, lockToErase, withLongTimeout } from './erase-contacts.ts';

/**
 * Scope of an erasure. One contact is erased and rolled back, so that the preview equals the proof [PH-17]. For many
 * only the number is given, because each would search all free text.
 */
export async function previewErasure(
  { db, app }: Context,
  clientId: string,
  which: WhichContacts,
): Promise<ErasurePreview> {
  const first = await withLongTimeout({ db }, async (tx) => {
    const context = await ruleContext({ db: tx }, clientId);
    const { rows } = await sql<{ id: string; count: number }>`
      select contact.id, count(*) over () as count from profile_hub.contacts as contact
      where ${chosenContactsSql(which, context)} limit 1`.execute(tx);
    return rows[0];
  });
  if (!first) return { contacts: 0, reached: [] };
  if (first.count > 1)
    return {
      contacts: first.count,
      reached: [{ what: 'profile-hub:erase.what.contacts', count: first.count }],
    };
  const reached = await erasedAndRolledBack({ db, app }, clientId, first.id);
  return { contacts: reached.length > 0 ? 1 : 0, reached };
}

class RolledBack extends Error {
  readonly reached: ErasedPersonalData[];

  constructor(reached: ErasedPersonalData[]) {
    super('the preview of an erasure is rolled back');
    this.reached = reached;
  }
}

async function erasedAndRolledBack(
  { db, app }: Context,
  clientId: string,
  id: string,
): Promise<ErasedPersonalData[]> {
  try {
    return await withLongTimeout({ db }, async (tx): Promise<never> => {
      const person = await lockToErase({ db: tx }, clientId, [id]);
      throw new RolledBack(person ? await app.persons.erase(person, { db: tx, app }) : []);
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.reached;
    throw error;
  }
}

/** A single contact is erased immediately, several by a job. */
export async function startErasing(
  { db, app }: Context,
  { clientId, userId }: { clientId: string; userId: string },
  given: { which: WhichContacts; cause: ErasureCause; recognise: boolean },
): Promise<{ erased: number; jobId: string | null }> {
  const { which, cause, recognise } = given;
  const context = await ruleContext({ db }, clientId);
  const { rows } = await sql<{ id: string }>`
    select contact.id from profile_hub.contacts as contact
    where ${chosenContactsSql(which, context)} limit 2`.execute(db);
  if (rows.length <= 1) {
    const erasing = { clientId, userId, cause, recognise };
    const ids = rows.map(({ id }) => id);
    return { erased: await eraseContacts({ db, app }, erasing, ids), jobId: null };
  }
  const jobId = await app.jobs.enqueue(
    db,
    eraseChosenJob,
    { which, cause, recognise, userId, before: new Date().toISOString() },
    { clientId, userId, title: { key: 'profile-hub:erase.jobTitle', params: {} } },
  );
  return { erased: 0, jobId };
}

/** Latest first. With an address, returns the proof that its owner was erased; the proof cannot be found without it. */
export async function listErasures(
  { db, app }: Context,
  clientId: string,
  { page, limit, address }: { page: number; limit: number; address?: string | undefined },
): Promise<{ items: Erasure[]; total: number }> {
  const hashes = address ? writtenAs(address).map((one) => erasedHash({ app }, clientId, one)) : [];
  const fitting = db
    .selectFrom('profile_hub.erasures as erasure')
    .where('erasure.client_id', '=', clientId)
    .$if(hashes.length > 0, (query) =>
      query.where((where) =>
        where.exists(
          where
            .selectFrom('profile_hub.erased_addresses as erased')
            .select('erased.hash')
            .whereRef('erased.client_id', '=', 'erasure.client_id')
            .whereRef('erased.erasure_id', '=', 'erasure.id')
            .where('erased.hash', 'in', hashes),
        ),
      ),
    );
  const [rows, counted] = await Promise.all([
    fitting
      .selectAll('erasure')
      .orderBy('erasure.at', 'desc')
      .orderBy('erasure.id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    fitting.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const items = rows.map(({ id, at, erased_by, cause, contacts, reached }) => ({
    id,
    at: at.toISOString(),
    erasedBy: erased_by,
    cause,
    contacts,
    reached,
  }));
  return { items, total: counted.total };
}

function writtenAs(address: string): string[] {
  const phone = address.includes('@') ? undefined : readPhone(address);
  return phone ? [phone, address] : [address];
}
