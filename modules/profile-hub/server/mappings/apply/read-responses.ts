import { sql } from 'kysely';
import type { Answer } from '#modules/profile-hub/contract/campaign.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { ProfileHubTables } from '../../tables.ts';

export interface ResponseRow {
  id: string;
  email: string | null;
  phone: string | null;
  answered_at: Date;
  answers: Record<string, Answer>;
}

/** Responses in the order in which they were given, so that the later one counts. */
export async function pendingResponses(
  { db }: { db: Db<ProfileHubTables> },
  given: { clientId: string; campaignId: string; round: number; limit: number },
): Promise<ResponseRow[]> {
  const { rows } = await sql<ResponseRow>`
    select id, email, phone, answered_at, answers from profile_hub.campaign_responses
    where client_id = ${given.clientId} and campaign_id = ${given.campaignId} and round < ${given.round}
    order by answered_at, id limit ${given.limit}`.execute(db);
  return rows;
}

/** The latest ones, from the first of them on. */
export async function latestResponses(
  { db }: { db: Db<ProfileHubTables> },
  given: { clientId: string; campaignId: string; limit: number },
): Promise<ResponseRow[]> {
  const { rows } = await sql<ResponseRow>`
    select id, email, phone, answered_at, answers from profile_hub.campaign_responses
    where client_id = ${given.clientId} and campaign_id = ${given.campaignId}
    order by answered_at desc, id desc limit ${given.limit}`.execute(db);
  return rows.reverse();
}
