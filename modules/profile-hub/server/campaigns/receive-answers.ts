import type { Answer, NewResponse, QuestionKind } from '#modules/profile-hub/contract/campaign.ts';
import type { REFUSED_RESPONSES } from '#modules/profile-hub/contract/campaign-calls.ts';
import { notFound } from '#platform/contract/problems.ts';
import { email as emailSchema } from '#platform/contract/text/typed-values.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { readPhone } from '#platform/server/phone/phone-number.ts';
import type { Context } from '../tables.ts';
import { type ReceivedResponse, readGivenAnswer, storeResponses } from './store-responses.ts';

interface Refused {
  id: string;
  reason: (typeof REFUSED_RESPONSES)[number];
  question: string;
}

/** Tolerance for clocks that are slightly ahead. */
const AHEAD_MS = 24 * 60 * 60 * 1000;

/** Stores responses. Known responses change nothing; invalid ones are reported and do not block the others. */
export async function receiveAnswers(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  given: { origin: string; campaign: string; responses: readonly NewResponse[] },
): Promise<{ campaignId: string; taken: number; known: number; refused: Refused[] }> {
  const campaign = await db
    .selectFrom('profile_hub.campaigns')
    .select('id')
    .where('client_id', '=', clientId)
    .where('origin', '=', given.origin)
    .where('key', '=', given.campaign)
    .executeTakeFirst();
  if (!campaign) throw notFound();
  const questions = await db
    .selectFrom('profile_hub.campaign_questions')
    .select(['id', 'key', 'kind'])
    .where('client_id', '=', clientId)
    .where('campaign_id', '=', campaign.id)
    .execute();
  const byKey = new Map(questions.map((question) => [question.key, question]));
  const refused: Refused[] = [];
  const taken = new Map<string, ReceivedResponse>();
  for (const response of given.responses) {
    const read = readResponse(response, byKey);
    if ('reason' in read) refused.push({ id: response.id, ...read });
    else if (!taken.has(read.key)) taken.set(read.key, read);
  }
  const storedCount = await storeResponses(
    { db },
    {
      clientId,
      campaignId: campaign.id,
      kinds: new Map(questions.map(({ id, kind }) => [id, kind])),
    },
    [...taken.values()],
  );
  return {
    campaignId: campaign.id,
    taken: storedCount,
    known: given.responses.length - refused.length - storedCount,
    refused,
  };
}

function readResponse(
  response: NewResponse,
  questions: ReadonlyMap<string, { id: string; kind: QuestionKind }>,
): ReceivedResponse | Omit<Refused, 'id'> {
  const at = new Date(response.answeredAt);
  if (at.getTime() > Date.now() + AHEAD_MS) return { reason: 'inFuture', question: '' };
  const answers: Record<string, Answer> = {};
  for (const [key, value] of Object.entries(response.answers)) {
    const question = questions.get(key);
    if (!question) return { reason: 'unknownQuestion', question: key };
    const read = readGivenAnswer(question.kind, value);
    if (read === undefined) return { reason: 'wrongKind', question: key };
    if (read !== null) answers[question.id] = read;
  }
  const address = emailSchema.safeParse(response.email ?? '');
  return {
    id: uuidV7(),
    key: response.id,
    email: address.success ? address.data : null,
    phone: (response.phone && readPhone(response.phone, response.country)) || null,
    // A response time in the future is set to now.
    answeredAt: new Date(Math.min(at.getTime(), Date.now())),
    answers,
  };
}
