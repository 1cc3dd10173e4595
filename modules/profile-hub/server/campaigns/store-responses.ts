import { sql } from 'kysely';
import type { Answer, QuestionKind } from '#modules/profile-hub/contract/campaign.ts';
import { CHOICES_LIMIT, LABEL_MAX_LENGTH } from '#modules/profile-hub/contract/limits.ts';
import { CellFault } from '#platform/server/imports/import-column.ts';
import { boolean, parseNumber } from '#platform/server/imports/readers/cell-readers.ts';
import type { Context } from '../tables.ts';

const LONGEST = 500;

/** Key under which spellings that differ only in case and spaces are the same answer. */
export function answerKey(answer: string): string {
  return answer.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase().slice(0, LONGEST);
}

interface Choice {
  questionId: string;
  key: string;
  label: string;
  /** Number of times given, added to the stored count. */
  given: number;
}

/**
 * Adds choices and increases their counts. Beyond the limit no new choices are listed, but responses still store them.
 */
export async function addChoices(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  choices: readonly Choice[],
): Promise<void> {
  const usable = choices.filter(({ key, label }) => key !== '' && label.length <= LABEL_MAX_LENGTH);
  if (usable.length === 0) return;
  await sql`
    with received as (
      select given."questionId" as question_id, given.key, min(given.label) as label, sum(given.given)::integer as given,
        min(at) as at
      from jsonb_to_recordset(${JSON.stringify(usable.map((one, at) => ({ ...one, at })))}::jsonb)
        as given ("questionId" uuid, key text, label text, given integer, at integer)
      group by 1, 2
    ), counted as (
      select question_id, count(*) as count from profile_hub.campaign_choices
      where client_id = ${clientId} and question_id in (select question_id from received) group by question_id
    ), placed as (
      select received.*, stored.answer_key is not null as is_known,
        coalesce(counted.count, 0)
          + row_number() over (partition by received.question_id, stored.answer_key is null order by received.at) as position
      from received
      left join counted on counted.question_id = received.question_id
      left join profile_hub.campaign_choices as stored
        on stored.client_id = ${clientId} and stored.question_id = received.question_id and stored.answer_key = received.key
    )
    insert into profile_hub.campaign_choices (client_id, question_id, answer_key, label, position, given)
    select ${clientId}, question_id, key, label, position, given from placed
    where is_known or position <= ${CHOICES_LIMIT}
    order by question_id, key
    on conflict (client_id, question_id, answer_key)
      do update set given = campaign_choices.given + excluded.given`.execute(db);
}

/** The answer in the stored format of its kind; null if empty, undefined if it does not fit the kind. */
export function readGivenAnswer(kind: QuestionKind, given: Answer): Answer | null | undefined {
  if (Array.isArray(given)) {
    const chosen = given.map((one) => one.trim()).filter(Boolean);
    if (kind === 'several') return chosen.length > 0 ? [...new Set(chosen)] : null;
    return chosen.length < 2 && chosen[0] !== undefined
      ? readGivenAnswer(kind, chosen[0])
      : undefined;
  }
  if (typeof given === 'string' && given.trim() === '') return null;
  switch (kind) {
    case 'several':
      return typeof given === 'string' ? [given.trim()] : undefined;
    case 'yesno':
      return typeof given === 'boolean' ? given : readYesNo(String(given));
    case 'number':
      return typeof given === 'number' ? given : parseNumber(String(given));
    default:
      return typeof given === 'boolean' ? undefined : String(given).trim();
  }
}

/** The cell reader knows yes and no in all six languages and does not need the position of the cell. */
function readYesNo(given: string): boolean | undefined {
  const read = boolean(given, NOWHERE);
  return read instanceof CellFault ? undefined : read;
}

const NOWHERE = {
  locale: 'en',
  textOf: () => '',
  translate: (key: string) => key,
  textsOf: () => [],
} as const;

export interface ReceivedResponse {
  id: string;
  key: string;
  email: string | null;
  phone: string | null;
  answeredAt: Date;
  /** By question id. */
  answers: Record<string, Answer>;
}

/** Stores new responses and counts their choices; returns the number of new responses. */
export async function storeResponses(
  { db }: Pick<Context, 'db'>,
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
    insert into profile_hub.campaign_responses as stored
      (client_id, id, campaign_id, key, email, phone, answered_at, answers)
    select ${clientId}, given.id, ${campaignId}, given.key, given.email, given.phone, given."answeredAt", given.answers
    from jsonb_to_recordset(${JSON.stringify(responses)}::jsonb)
      as given (id uuid, key text, email text, phone text, "answeredAt" timestamptz, answers jsonb)
    order by given.key
    on conflict (client_id, campaign_id, key) do update set answers = stored.answers || excluded.answers,
      email = coalesce(stored.email, excluded.email), phone = coalesce(stored.phone, excluded.phone)
      where stored.received_at = now()
    returning id, key, (xmax = 0) as "isNew"`.execute(db);
  if (rows.length === 0) return 0;
  const storedKeys = new Set(rows.map(({ key }) => key));
  const fresh = responses.filter(({ key }) => storedKeys.has(key));
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
