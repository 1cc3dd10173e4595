import { sql } from 'kysely';
import type { CampaignType, QuestionKind } from '#modules/profile-hub/contract/campaign.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { ProfileHubTables } from '../tables.ts';

interface AskedCampaign {
  campaign_id: string;
  type: CampaignType;
  origin: string;
  name: string;
  feedback_template_id: string | null;
  questions: {
    question_id: string;
    text: string;
    kind: QuestionKind;
    answers: { answer: string; given: number }[];
  }[];
}

const PAGE = 20;

/** Questions and answers of the campaigns that are not ignored, some campaigns at a time. */
export async function listAvailableQuestions(
  { db }: { db: Db<ProfileHubTables> },
  { clientId, type, page }: { clientId: string; type?: CampaignType | undefined; page: number },
): Promise<{ items: AskedCampaign[]; total: number }> {
  const fits = sql`campaign.client_id = ${clientId} and campaign.state <> 'rejected'
    and ${type ? sql`campaign.type = ${type}` : sql`true`}`;
  const { rows: items } = await sql<AskedCampaign>`
    select campaign.id as campaign_id, campaign.type, campaign.origin, campaign.name, campaign.feedback_template_id,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'question_id', question.id, 'text', question.text, 'kind', question.kind,
          'answers', coalesce((
            select jsonb_agg(jsonb_build_object('answer', choice.label, 'given', choice.given) order by choice.position)
            from profile_hub.campaign_choices as choice
            where choice.client_id = question.client_id and choice.question_id = question.id
          ), '[]')) order by question.position)
        from profile_hub.campaign_questions as question
        where question.client_id = campaign.client_id and question.campaign_id = campaign.id
      ), '[]') as questions
    from profile_hub.campaigns as campaign where ${fits}
    order by campaign.created_at desc, campaign.id limit ${PAGE} offset ${(page - 1) * PAGE}`.execute(
    db,
  );
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from profile_hub.campaigns as campaign where ${fits}`.execute(
    db,
  );
  return { items, total: rows[0]?.count ?? 0 };
}
