import { sql } from 'kysely';
import type { Answer, QuestionKind } from '#modules/profile-hub/contract/campaign.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { ProfileHubTables } from '../tables.ts';
import { addChoices } from './add-choices.ts';
import { answerKey } from './answer-key.ts';

export interface ReceivedResponse {
  id: string;
  key: string;
  email: string | null;
  phone: string | null;
  answeredAt: Date;
  /** By the id of the question. */
  answers: Record<string, Answer>;
}

/** Stores new responses and counts their choices; returns the number of new responses. */
export async function storeResponses(
  { db }: { db: Db<ProfileHubTables> },
  {
    clientId,
    campaignId,
    kinds,
  }: { clientId: string; campaignId: string; kinds: ReadonlyMap<string, QuestionKind> },
  responses: readonly ReceivedResponse[],
): Promise<number> {
  if (responses.length === 0) return 0;
  // A later part of the same file may contain the rest of a response.
  const { rows } = await sql<{ id: string; key: string; isNew: boolean }>`
    insert into profile_hub.campaign_responses as kept
      (client_id, id, campaign_id, key, email, phone, answered_at, answers)
    select ${clientId}, given.id, ${campaignId}, given.key, given.email, given.phone, given."answeredAt", given.answers
    from jsonb_to_recordset(${JSON.stringify(responses)}::jsonb)
      as given (id uuid, key text, email text, phone text, "answeredAt" timestamptz, answers jsonb)
    order by given.key
    on conflict (client_id, campaign_id, key) do update set answers = kept.answers || excluded.answers,
      email = coalesce(kept.email, excluded.email), phone = coalesce(kept.phone, excluded.phone)
      where kept.received_at = now()
    returning id, key, (xmax = 0) as "isNew"`.execute(db);
  if (rows.length === 0) return 0;
  const kept = new Set(rows.map(({ key }) => key));
  const fresh = responses.filter(({ key }) => kept.has(key));
  const added = rows.filter(({ isNew }) => isNew).length;
  const times = fresh.map(({ answeredAt }) => answeredAt.getTime());
  await sql`
    update profile_hub.campaigns
    set responses = responses + ${added},
      first_response_at = least(first_response_at, ${new Date(Math.min(...times))}),
      last_response_at = greatest(last_response_at, ${new Date(Math.max(...times))})
    where client_id = ${clientId} and id = ${campaignId}`.execute(db);
  await addChoices(
    { db },
    clientId,
    fresh.flatMap(({ answers }) => chosenIn(answers, kinds)),
  );
  return added;
}

function chosenIn(answers: Record<string, Answer>, kinds: ReadonlyMap<string, QuestionKind>) {
  return Object.entries(answers).flatMap(([questionId, answer]) =>
    chosenOptions(kinds.get(questionId), answer).map((label) => ({
      questionId,
      key: answerKey(label),
      label,
      given: 1,
    })),
  );
}

/** The predefined choices in an answer. Free text is excluded, because it may contain personal data. */
export function chosenOptions(kind: QuestionKind | undefined, answer: Answer): string[] {
  if (kind === 'yesno') return [answer === true ? 'yes' : 'no'];
  if (kind === 'one') return [String(answer)];
  return kind === 'several' && Array.isArray(answer) ? answer : [];
}
