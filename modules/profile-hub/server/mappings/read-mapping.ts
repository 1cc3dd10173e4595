import { sql } from 'kysely';
import type {
  MappedAnswer,
  MappedQuestion,
  Mapping,
  QuestionState,
} from '#modules/profile-hub/contract/mapping.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { Translate } from '#platform/server/texts/texts.ts';
import { readCampaign } from '../campaigns/list-campaigns.ts';
import {
  type CriteriaIndex,
  type KnownCriterion,
  readCriteriaIndex,
} from '../criteria/criteria-index.ts';
import { optionLabel } from '../criteria/list-criteria.ts';
import type { Context } from '../tables.ts';
import { mappingRows, type QuestionRow } from './mapping-rows.ts';
import { isChosen, readSpellings, similarOption } from './match-options.ts';

interface OfCampaign {
  clientId: string;
  brandId: string;
  campaignId: string;
  locale: Locale;
}

/** One complete mapping: the draft if there is one [PH-15] [ENT-01]. */
export async function readMapping(
  { db, app }: Context,
  { clientId, brandId, campaignId, locale }: OfCampaign,
): Promise<Mapping> {
  const campaign = await readCampaign({ db }, { clientId, brandId, id: campaignId });
  const { mapping, questions } = await mappingRows({ db }, { clientId, campaignId });
  const book = await readCriteriaIndex({ db }, clientId, locale);
  const { type, origin, name, feedback_template_id, state, open, responses } = campaign;
  return {
    id: mapping?.id ?? null,
    campaign_id: campaignId,
    brand_id: brandId,
    type,
    origin,
    name,
    feedback_template_id,
    state,
    open,
    responses,
    firstResponseAt: campaign.firstResponseAt,
    lastResponseAt: campaign.lastResponseAt,
    saved: mapping?.saved ?? false,
    rule: mapping?.rule ?? 'newer',
    version: mapping?.version ?? 0,
    questions: await presentQuestions(
      { db, app },
      { clientId, campaignId, locale },
      { book, questions },
    ),
  };
}

async function presentQuestions(
  { db, app }: Context,
  { clientId, campaignId, locale }: Omit<OfCampaign, 'brandId'>,
  { book, questions }: { book: CriteriaIndex; questions: readonly QuestionRow[] },
): Promise<MappedQuestion[]> {
  const translate = app.texts.translator(locale);
  const shown: MappedQuestion[] = [];
  for (const row of questions) {
    const spelt = isSpelt(row, book)
      ? await readSpellings({ db }, { clientId, campaignId, questionId: row.id })
      : undefined;
    shown.push(presentQuestion(row, { book, translate, ...(spelt && { spelt }) }));
  }
  return shown;
}

/** Its answers are free text that must be mapped to list options. */
function isSpelt({ kind, criterion }: QuestionRow, book: CriteriaIndex): boolean {
  const known = kind === 'text' && criterion !== null ? book.bySlug(criterion) : undefined;
  return known !== undefined && isChosen(known);
}

/** Free-text answers of a question that is mapped to a list. */
interface Spellings {
  spellings: QuestionRow['choices'];
  more: boolean;
}

/** A question of a mapping with its answers and state. */
function presentQuestion(
  row: QuestionRow,
  { book, translate, spelt }: { book: CriteriaIndex; translate: Translate; spelt?: Spellings },
): MappedQuestion {
  const criterion = row.criterion === null ? undefined : book.bySlug(row.criterion);
  const answers = answersOf(row, { criterion, translate, given: spelt?.spellings ?? row.choices });
  return {
    id: row.mappedId,
    question_id: row.id,
    text: row.text,
    kind: row.kind,
    criterion: criterion?.slug ?? null,
    left: row.mappedId !== null && row.criterion === null,
    state: stateOf(row, criterion, answers),
    answers,
    more: spelt?.more ?? false,
  };
}

function answersOf(
  row: QuestionRow,
  {
    criterion,
    translate,
    given,
  }: { criterion: KnownCriterion | undefined; translate: Translate; given: QuestionRow['choices'] },
): MappedAnswer[] {
  const mappedByKey = new Map(row.answers.map((answer) => [answer.key, answer]));
  const isList = criterion !== undefined && isChosen(criterion);
  const options = isList
    ? criterion.options.map((option) => ({
        id: option.id,
        label: optionLabel(criterion, option, translate),
      }))
    : [];
  return given.map(({ key, label, given: count }) => {
    const mapped = mappedByKey.get(key);
    const option = options.find(({ id }) => String(id) === mapped?.option);
    const isLeft = mapped !== undefined && mapped.option === null;
    return {
      answer: label,
      given: count,
      option: option?.id ?? null,
      left: isLeft,
      similar: option || isLeft ? null : (similarOption(label, options) ?? null),
    };
  });
}

function stateOf(
  row: QuestionRow,
  criterion: KnownCriterion | undefined,
  answers: readonly MappedAnswer[],
): QuestionState {
  if (row.mappedId === null) return 'open';
  if (row.criterion === null) return 'left';
  if (!criterion?.active) return 'open';
  if (!isChosen(criterion)) return 'complete';
  return answers.every(({ option, left }) => option !== null || left) ? 'complete' : 'open';
}

/** Marks a saved mapping as incomplete while decisions are missing; new answers can reopen it [PH-15]. */
export async function updateIncompleteness(
  { db, app }: Context,
  { clientId, campaignId }: { clientId: string; campaignId: string },
): Promise<void> {
  const { mapping, questions } = await mappingRows({ db }, { clientId, campaignId, saved: true });
  if (!mapping) return;
  const book = await readCriteriaIndex({ db }, clientId);
  const presented = await presentQuestions(
    { db, app },
    { clientId, campaignId, locale: 'en' },
    { book, questions },
  );
  const isIncomplete = presented.some(({ state }) => state === 'open');
  await sql`
    update profile_hub.mappings set incomplete = ${isIncomplete}
    where client_id = ${clientId} and id = ${mapping.id} and incomplete <> ${isIncomplete}`.execute(
    db,
  );
}
