import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { recogniseBlocked } from '../../blocks/blocked-addresses.ts';
import { recordDecisionsFromRelation } from '../../consents/record-decisions.ts';
import { storeWordings } from '../../consents/store-wordings.ts';
import { contactPatch } from '../../contacts/contact-patch.ts';
import { writeContacts } from '../../contacts/write-contacts.ts';
import type { CriteriaIndex } from '../../criteria/criteria-index.ts';
import type { ProfileHubTables } from '../../tables.ts';
import type { SettledPerson } from './settle-responses.ts';

interface Writing {
  clientId: string;
  campaignId: string;
  campaignName: string;
  book: CriteriaIndex;
}

/** Writes what responses make of contacts: values, decisions, and that they answered [PH-16]. */
export async function writeSettled(
  { db, app }: { db: Db<ProfileHubTables>; app: Pick<App, 'secrets'> },
  writing: Writing,
  persons: readonly SettledPerson[],
): Promise<{ created: number; updated: number }> {
  const { clientId, campaignId, book } = writing;
  const touched = persons.filter(({ isNew, values }) => isNew || values.size > 0);
  await recogniseBlocked(
    { db, app },
    clientId,
    touched.flatMap(({ values }) => [values.get('email'), values.get('phone')]),
  );
  const { created, updated } = await writeContacts(
    { db },
    { clientId, origin: 'answer', originId: campaignId },
    touched.map(({ id, isNew, values }) =>
      contactPatch({ id, isNew }, Object.fromEntries(values), book),
    ),
  );
  await keepTaken({ db }, clientId, touched);
  await keepDecisions({ db }, writing, persons);
  await keepStations({ db }, writing, persons);
  return { created: created.length, updated: updated.length };
}

/** Stores the values written by answers, to distinguish them from other changes. */
async function keepTaken(
  { db }: { db: Db<ProfileHubTables> },
  clientId: string,
  persons: readonly SettledPerson[],
): Promise<void> {
  const rows = persons.map(({ id, ownAt, taken }) => ({
    id,
    own_at: ownAt,
    taken: Object.fromEntries(taken),
  }));
  await sql`
    insert into profile_hub.answered_contacts (client_id, contact_id, own_at, written_at, taken)
    select ${clientId}, contact.id, given.own_at, contact.updated_at, given.taken
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id text, own_at timestamptz, taken jsonb)
    join profile_hub.contacts as contact on contact.client_id = ${clientId} and contact.id = given.id
    on conflict (client_id, contact_id)
      do update set own_at = excluded.own_at, written_at = excluded.written_at, taken = excluded.taken`.execute(
    db,
  );
}

/** Uses the date of the answer, so that later withdrawals stay effective [PH-18]. */
async function keepDecisions(
  { db }: { db: Db<ProfileHubTables> },
  { clientId, campaignName }: Writing,
  persons: readonly SettledPerson[],
): Promise<void> {
  const told = persons.flatMap(({ id, decisions }) =>
    decisions.map((decision) => ({ contact_id: id, ...decision })),
  );
  if (told.length === 0) return;
  const ids = await storeWordings(
    { db },
    clientId,
    told.map(({ wording }) => wording),
  );
  const rows = told.map(({ wording, ...one }) => ({
    ...one,
    wording_id: ids.get(wording) ?? null,
  }));
  await recordDecisionsFromRelation({ db }, clientId, {
    told: sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as told (contact_id text, purpose integer, decision text, at timestamptz, wording_id uuid)`,
    proof: {
      at: sql`told.at`,
      wordingId: sql`told.wording_id`,
      source: 'answer',
      sourceName: campaignName,
    },
  });
}

async function keepStations(
  { db }: { db: Db<ProfileHubTables> },
  { clientId, campaignId, campaignName }: Writing,
  persons: readonly SettledPerson[],
): Promise<void> {
  const rows = persons.flatMap(({ id, responses }) =>
    responses.map((response) => ({
      contact_id: id,
      ref: `${campaignId}:${response.id}`,
      at: response.at,
    })),
  );
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as given (contact_id text, ref text, at timestamptz)`;
  await sql`
    insert into profile_hub.stations (client_id, id, contact_id, kind, at, ref, detail)
    select ${clientId}, gen_random_uuid(), given.contact_id, 'answer', given.at, given.ref,
      ${JSON.stringify({ campaign: campaignName })}::jsonb
    from ${given} on conflict (client_id, kind, ref, contact_id) do nothing`.execute(db);
  await sql`
    update profile_hub.contacts as contact set last_activity_at = greatest(contact.last_activity_at, latest.at)
    from (select contact_id, max(at) as at from ${given} group by contact_id) as latest
    where contact.client_id = ${clientId} and contact.id = latest.contact_id and contact.last_activity_at < latest.at`.execute(
    db,
  );
}
