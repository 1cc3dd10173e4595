import type { Answer, CampaignType, QuestionKind } from '#modules/profile-hub/contract/campaign.ts';
import type { Db } from '#platform/server/database/database.ts';
import { uuidV7 } from '#platform/server/database/uuid-v7.ts';
import { answerKey } from '../campaigns/answer-key.ts';
import { readGivenAnswer } from '../campaigns/read-given-answer.ts';
import { saveCampaign } from '../campaigns/save-campaign.ts';
import { storeQuestions } from '../campaigns/store-questions.ts';
import { type ReceivedResponse, storeResponses } from '../campaigns/store-responses.ts';
import type { ProfileHubTables } from '../tables.ts';
import type { AnswerLine } from './answer-line.ts';
import { fileCampaigns } from './file-campaigns.ts';

/** Origin of campaigns that are known only from a file. */
const FILE = 'File';

/** Stores the answers in the lines of a file; returns the campaigns with new answers. */
export async function writeAnswerLines(
  { db }: { db: Db<ProfileHubTables> },
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
  { db }: { db: Db<ProfileHubTables> },
  clientId: string,
  { key, name, lines }: { key: string; name: string; lines: readonly AnswerLine[] },
): Promise<void> {
  const known = (await fileCampaigns({ db }, clientId, [name])).get(key);
  const asked = new Map(lines.map((line) => [answerKey(line.question), line]));
  const fresh = [...asked].filter(([question]) => !known?.questions.has(question));
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
    const asked = questions.get(answerKey(question));
    const read = asked && readGivenAnswer(asked.kind, splitAnswer(asked.kind, answer));
    if (asked && read != null) answers[asked.id] = read;
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
export function splitAnswer(kind: QuestionKind, answer: string): Answer {
  return kind === 'several' ? answer.split(/[;|]/) : answer;
}
