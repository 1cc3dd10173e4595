import { sql } from 'kysely';
import { WORDING_MAX_LENGTH } from '#modules/profile-hub/contract/limits.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { restoreBlockedAddresses } from '../../blocks/blocked-addresses.ts';
import { recordDecisionsFromRelation } from '../../consents/record-decisions.ts';
import { contactPatch } from '../../contacts/contact-row.ts';
import { writeContacts } from '../../contacts/write-contacts.ts';
import { type CriteriaIndex, readCriteriaIndex } from '../../criteria/criteria-index.ts';
import type { Context, ProfileHubTables } from '../../tables.ts';
import {
  type MappingInForce,
  mappingInForce,
  pendingResponses,
  type ResponseRow,
  readPersonsByAddress,
} from './apply-input.ts';
import { collectIdentities } from './read-answer.ts';
import { type SettledPerson, SettledResponses } from './settle-responses.ts';

export interface AppliedBatch {
  responses: number;
  created: number;
  updated: number;
}

/**
 * Applies the current mapping to a batch of unprocessed responses in one transaction. The campaign row is locked, so
 * that no other mapping is saved and no second worker takes the same responses.
 */
export async function applyBatch(
  { db, app }: { db: Db<ProfileHubTables>; app: Pick<App, 'secrets'> },
  { clientId, campaignId, limit }: { clientId: string; campaignId: string; limit: number },
): Promise<AppliedBatch> {
  const nothing = { responses: 0, created: 0, updated: 0 };
  const { rows } = await sql<{ name: string; state: string }>`
    select name, state from profile_hub.campaigns
    where client_id = ${clientId} and id = ${campaignId} for update`.execute(db);
  const [campaign] = rows;
  if (campaign?.state !== 'assigned') return nothing;
  const book = await readCriteriaIndex({ db }, clientId);
  const mapping = await mappingInForce({ db }, { clientId, campaignId, saved: true }, book);
  if (!mapping) return nothing;
  const { round } = mapping;
  const responses = await pendingResponses({ db }, { clientId, campaignId, round, limit });
  if (responses.length === 0) return nothing;
  const settled = await settleBatch({ db }, { clientId, isHeld: true }, { mapping, responses });
  const persons = [...settled.persons];
  const writing = { clientId, campaignId, campaignName: campaign.name, book };
  const written = await writeSettled({ db, app }, writing, persons);
  const responseOwners = persons.flatMap(({ id, responses: own }) =>
    own.map((response) => ({ id: response.id, contact_id: id })),
  );
  await sql`
    update profile_hub.campaign_responses as stored set round = ${round}, contact_id = whose.contact_id
    from unnest(${responses.map(({ id }) => id)}::uuid[]) as applied (id)
    left join jsonb_to_recordset(${JSON.stringify(responseOwners)}::jsonb) as whose (id uuid, contact_id text)
      on whose.id = applied.id
    where stored.client_id = ${clientId} and stored.id = applied.id`.execute(db);
  return { responses: responses.length, ...written };
}

export async function settleBatch(
  { db }: Pick<Context, 'db'>,
  { clientId, isHeld }: { clientId: string; isHeld: boolean },
  { mapping, responses }: { mapping: MappingInForce; responses: readonly ResponseRow[] },
): Promise<SettledResponses> {
  const purposes = mapping.questions.flatMap(({ criterion }) => criterion.purpose ?? []);
  const persons = await readPersonsByAddress(
    { db },
    { clientId, purposes, isHeld, ...collectIdentities(responses, mapping) },
  );
  const settled = new SettledResponses(mapping);
  settled.know(persons);
  for (const response of responses) settled.settle(response);
  return settled;
}

interface Writing {
  clientId: string;
  campaignId: string;
  campaignName: string;
  book: CriteriaIndex;
}

/** Writes the results of responses to contacts: values, decisions and activity [PH-16]. */
async function writeSettled(
  { db, app }: { db: Db<ProfileHubTables>; app: Pick<App, 'secrets'> },
  writing: Writing,
  persons: readonly SettledPerson[],
): Promise<{ created: number; updated: number }> {
  const { clientId, campaignId, book } = writing;
  const touched = persons.filter(({ isNew, values }) => isNew || values.size > 0);
  await restoreBlockedAddresses(
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
  { db }: Pick<Context, 'db'>,
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
  { db }: Pick<Context, 'db'>,
  { clientId, campaignName }: Writing,
  persons: readonly SettledPerson[],
): Promise<void> {
  const newDecisions = persons.flatMap(({ id, decisions }) =>
    decisions.map((decision) => ({ contact_id: id, ...decision })),
  );
  if (newDecisions.length === 0) return;
  const ids = await storeWordings(
    { db },
    clientId,
    newDecisions.map(({ wording }) => wording),
  );
  const rows = newDecisions.map(({ wording, ...one }) => ({
    ...one,
    wording_id: ids.get(wording) ?? null,
  }));
  await recordDecisionsFromRelation({ db }, clientId, {
    decisions: sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as new_decision (contact_id text, purpose integer, decision text, at timestamptz, wording_id uuid)`,
    proof: {
      at: sql`new_decision.at`,
      wordingId: sql`new_decision.wording_id`,
      source: 'answer',
      sourceName: campaignName,
    },
  });
}

async function keepStations(
  { db }: Pick<Context, 'db'>,
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

/** Stores consent texts once, however many persons answer them; returns the ids by text. */
async function storeWordings(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  texts: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(texts.map((text) => text.slice(0, WORDING_MAX_LENGTH)))];
  if (wanted.length === 0) return new Map();
  await sql`
    insert into profile_hub.wordings (client_id, id, text)
    select ${clientId}, gen_random_uuid(), text from unnest(${wanted}::text[]) as text
    on conflict (client_id, text_hash) do nothing`.execute(db);
  const { rows } = await sql<{ id: string; text: string }>`
    select id, text from profile_hub.wordings
    where client_id = ${clientId} and text_hash in (select md5(text) from unnest(${wanted}::text[]) as text)`.execute(
    db,
  );
  return new Map(rows.map(({ id, text }) => [text, id]));
}
