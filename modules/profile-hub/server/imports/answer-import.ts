import { sql } from 'kysely';
import type { Answer, CampaignType, QuestionKind } from '#modules/profile-hub/contract/campaign.ts';
import { answerImportCalls } from '#modules/profile-hub/contract/campaign-calls.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { defineImport } from '#platform/server/imports/define-import.ts';
import type { ImportDefinition } from '#platform/server/imports/import-definition.ts';
import { saveCampaign, storeQuestions } from '../campaigns/save-campaign.ts';
import {
  answerKey,
  type ReceivedResponse,
  readGivenAnswer,
  storeResponses,
} from '../campaigns/store-responses.ts';
import { applyAnswers } from '../mappings/apply/apply-answers.job.ts';
import type { Context, ProfileHubTables } from '../tables.ts';
import { type AnswerLine, answerColumns } from './answer-line.ts';

/** Origin of campaigns that were created by a file. */
const FILE = 'File';

type Definition = ImportDefinition<AnswerLine, ProfileHubTables>;

/** Imports campaign answers, one line per answer; unknown campaigns and questions are created. */
export const answerImport = defineImport<AnswerLine, ProfileHubTables>({
  name: 'profile-hub.campaign-answers',
  calls: answerImportCalls,
  title: 'profile-hub:mapping.file.job',
  columns: answerColumns,
  recordColumns: ['response', 'campaign'],
  identify,
  async write({ rows, db, clientId, app }) {
    const campaigns = await writeAnswerLines(
      { db },
      clientId,
      rows.map(({ values }) => values),
    );
    for (const campaignId of campaigns)
      await app.jobs.enqueue(db, applyAnswers, { campaignId, userId: null }, { clientId });
  },
});

/** Known responses are skipped: a file or a call already stored them. */
async function identify({
  rows,
  db,
  clientId,
  seen,
}: Parameters<Definition['identify']>[0]): ReturnType<Definition['identify']> {
  const names = rows.map(({ values }) => values.campaign);
  const campaigns = await fileCampaigns({ db }, clientId, names);
  const { rows: storedRows } = await sql<{ campaign_id: string; key: string }>`
    select campaign_id, key from profile_hub.campaign_responses
    where client_id = ${clientId} and campaign_id = any (${[...campaigns.values()].map(({ id }) => id)}::uuid[])
      and key = any (${rows.map(({ values }) => values.response)}::text[])
      and received_at < now()`.execute(db);
  const known = new Set(storedRows.map(({ campaign_id, key }) => `${campaign_id} ${key}`));
  const campaignOf = ({ campaign }: AnswerLine) => campaigns.get(answerKey(campaign));
  const old = rows.filter(({ values }) =>
    known.has(`${campaignOf(values)?.id} ${values.response}`),
  );
  const lines = new Set(old.map(({ line }) => line));
  return {
    existing: lines,
    unchanged: lines,
    faults: [
      ...seen.repeats(rows, 'question', ({ campaign, response, question }) =>
        JSON.stringify([answerKey(campaign), response, answerKey(question)]),
      ),
      ...rows
        .filter(({ values }) => {
          const kind = campaignOf(values)?.questions.get(answerKey(values.question))?.kind;
          return !canRead(kind ?? (values.kind as QuestionKind | null | undefined), values.answer);
        })
        .map(({ line }) => ({ line, column: 'answer', code: 'profile-hub.answerKind' })),
    ],
  };
}

function canRead(kind: QuestionKind | null | undefined, answer: string): boolean {
  return readGivenAnswer(kind ?? 'text', splitAnswer(kind ?? 'text', answer)) !== undefined;
}

/** Stores the answers in the lines of a file; returns the campaigns with new answers. */
async function writeAnswerLines(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  lines: readonly AnswerLine[],
): Promise<string[]> {
  const touched: string[] = [];
  for (const [key, own] of Map.groupBy(lines, ({ campaign }) => answerKey(campaign))) {
    const [first] = own;
    if (!first) continue;
    await requireQuestions({ db }, clientId, { key, name: first.campaign, lines: own });
    const campaign = (await fileCampaigns({ db }, clientId, [first.campaign])).get(key);
    if (!campaign) continue;
    const { questions } = campaign;
    const kinds = new Map([...questions.values()].map(({ id, kind }) => [id, kind]));
    const responses = [...Map.groupBy(own, ({ response }) => response)].map(([response, given]) =>
      responseOf(response, given, questions),
    );
    await storeResponses({ db }, { clientId, campaignId: campaign.id, kinds }, responses);
    touched.push(campaign.id);
  }
  return touched;
}

async function requireQuestions(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  { key, name, lines }: { key: string; name: string; lines: readonly AnswerLine[] },
): Promise<void> {
  const known = (await fileCampaigns({ db }, clientId, [name])).get(key);
  const found = new Map(lines.map((line) => [answerKey(line.question), line]));
  const fresh = [...found].filter(([question]) => !known?.questions.has(question));
  if (known && fresh.length === 0) return;
  const questions = fresh.map(([question, line]) => ({
    key: question.slice(0, 100),
    text: line.question,
    kind: (line.kind as QuestionKind | null | undefined) ?? 'text',
    choices: [],
  }));
  if (known) {
    const of = { clientId, campaignId: known.id };
    await storeQuestions({ db }, of, questions, { after: known.questions.size });
    return;
  }
  await saveCampaign({ db }, clientId, {
    type: (lines[0]?.type as CampaignType | null | undefined) ?? 'survey',
    origin: FILE,
    key: key.slice(0, 100),
    name,
    feedback_template_id: null,
    open: true,
    questions,
  });
}

function responseOf(
  key: string,
  lines: readonly AnswerLine[],
  questions: ReadonlyMap<string, { id: string; kind: QuestionKind }>,
): ReceivedResponse {
  const answers: Record<string, Answer> = {};
  for (const { question, answer } of lines) {
    const found = questions.get(answerKey(question));
    const read = found && readGivenAnswer(found.kind, splitAnswer(found.kind, answer));
    if (found && read != null) answers[found.id] = read;
  }
  const at = new Date(lines[0]?.answeredAt ?? Date.now());
  return {
    id: uuidV7(),
    key,
    email: lines.find(({ email }) => email)?.email ?? null,
    phone: lines.find(({ phone }) => phone)?.phone ?? null,
    answeredAt: new Date(Math.min(at.getTime(), Date.now())),
    answers,
  };
}

/** Several choices in one cell are separated by ; or |. */
function splitAnswer(kind: QuestionKind, answer: string): Answer {
  return kind === 'several' ? answer.split(/[;|]/) : answer;
}

interface FileCampaign {
  id: string;
  questions: Map<string, { id: string; kind: QuestionKind }>;
}

/** Campaigns of the lines, by key of their name; of two with the same name, the older one. */
async function fileCampaigns(
  { db }: Pick<Context, 'db'>,
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
