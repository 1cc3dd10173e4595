import { sql } from 'kysely';
import type {
  CampaignType,
  MappingRule,
  QuestionKind,
} from '#modules/profile-hub/contract/campaign.ts';
import type { Context } from '../tables.ts';

export interface MappingRow {
  id: string;
  saved: boolean;
  rule: MappingRule;
  round: number;
  version: number;
}

export interface QuestionRow {
  id: string;
  text: string;
  kind: QuestionKind;
  /** Id of the question in the mapping; null if undecided. */
  mappedId: string | null;
  criterion: string | null;
  choices: { key: string; label: string; given: number }[];
  answers: { key: string; answer: string; option: string | null }[];
}

/** The temporary mapping or the saved one, with all questions of the campaign and their mappings. */
export async function mappingRows(
  { db }: Pick<Context, 'db'>,
  { clientId, campaignId, saved }: { clientId: string; campaignId: string; saved?: boolean },
): Promise<{ mapping: MappingRow | undefined; questions: QuestionRow[] }> {
  const mappings = await sql<MappingRow>`
    select id, saved, rule, round, version from profile_hub.mappings
    where client_id = ${clientId} and campaign_id = ${campaignId}
      and ${saved === undefined ? sql`true` : sql`saved = ${saved}`}
    order by saved limit 1`.execute(db);
  const [mapping] = mappings.rows;
  const { rows } = await sql<QuestionRow>`
    select question.id, question.text, question.kind, mapped.id as "mappedId", mapped.criterion,
      coalesce((
        select jsonb_agg(jsonb_build_object('key', choice.answer_key, 'label', choice.label, 'given', choice.given)
          order by choice.position, choice.answer_key)
        from profile_hub.campaign_choices as choice
        where choice.client_id = question.client_id and choice.question_id = question.id
      ), '[]') as choices,
      coalesce((
        select jsonb_agg(jsonb_build_object('key', answer.answer_key, 'answer', answer.answer, 'option', answer.option))
        from profile_hub.mapping_answers as answer
        where answer.client_id = question.client_id and answer.mapping_question_id = mapped.id
      ), '[]') as answers
    from profile_hub.campaign_questions as question
    left join profile_hub.mapping_questions as mapped on mapped.client_id = question.client_id
      and mapped.question_id = question.id and mapped.mapping_id = ${mapping?.id ?? null}
    where question.client_id = ${clientId} and question.campaign_id = ${campaignId}
    order by question.position, question.id`.execute(db);
  return { mapping, questions: rows };
}

interface CampaignQuestions {
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

/** Questions and answers of active campaigns, some campaigns at a time. */
export async function listAvailableQuestions(
  { db }: Pick<Context, 'db'>,
  { clientId, type, page }: { clientId: string; type?: CampaignType | undefined; page: number },
): Promise<{ items: CampaignQuestions[]; total: number }> {
  const fits = sql`campaign.client_id = ${clientId} and campaign.state <> 'rejected'
    and ${type ? sql`campaign.type = ${type}` : sql`true`}`;
  const { rows: items } = await sql<CampaignQuestions>`
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
