import { sql } from 'kysely';
import type { QuestionKind } from '#modules/profile-hub/contract/campaign.ts';
import type { Db } from '#platform/server/database/database.ts';
import { answerKey } from '../campaigns/answer-key.ts';
import type { ProfileHubTables } from '../tables.ts';

export interface FileCampaign {
  id: string;
  questions: Map<string, { id: string; kind: QuestionKind }>;
}

/** The campaigns that lines of a file name, by the key of their name; of two that are called alike the older one is meant. */
export async function fileCampaigns(
  { db }: { db: Db<ProfileHubTables> },
  clientId: string,
  names: readonly string[],
): Promise<Map<string, FileCampaign>> {
  const wanted = new Set(names.map(answerKey));
  const { rows } = await sql<{
    id: string;
    name: string;
    questions: { id: string; text: string; kind: QuestionKind }[];
  }>`
    select campaign.id, campaign.name,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', question.id, 'text', question.text, 'kind', question.kind))
        from profile_hub.campaign_questions as question
        where question.client_id = campaign.client_id and question.campaign_id = campaign.id
      ), '[]') as questions
    from profile_hub.campaigns as campaign where campaign.client_id = ${clientId}
    order by campaign.created_at desc, campaign.id desc`.execute(db);
  return new Map(
    rows
      .filter(({ name }) => wanted.has(answerKey(name)))
      .map(({ id, name, questions }) => [
        answerKey(name),
        {
          id,
          questions: new Map(questions.map(({ text, ...one }) => [answerKey(text), one])),
        },
      ]),
  );
}
