import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { readCriteriaIndex } from '../../criteria/criteria-index.ts';
import type { ProfileHubTables } from '../../tables.ts';
import { type MappingInForce, mappingInForce } from './mapping-in-force.ts';
import { readPersonsByAddress } from './read-persons-by-address.ts';
import { pendingResponses, type ResponseRow } from './read-responses.ts';
import { collectIdentities } from './response-identity.ts';
import { SettledResponses } from './settle-responses.ts';
import { writeSettled } from './write-settled.ts';

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
  const whose = persons.flatMap(({ id, responses: own }) =>
    own.map((response) => ({ id: response.id, contact_id: id })),
  );
  await sql`
    update profile_hub.campaign_responses as kept set round = ${round}, contact_id = whose.contact_id
    from unnest(${responses.map(({ id }) => id)}::uuid[]) as applied (id)
    left join jsonb_to_recordset(${JSON.stringify(whose)}::jsonb) as whose (id uuid, contact_id text)
      on whose.id = applied.id
    where kept.client_id = ${clientId} and kept.id = applied.id`.execute(db);
  return { responses: responses.length, ...written };
}

export async function settleBatch(
  { db }: { db: Db<ProfileHubTables> },
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
