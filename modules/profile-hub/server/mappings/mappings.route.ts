import {
  discardMappingCall,
  getMappingCall,
  listAvailableQuestionsCall,
  listMappableCriteriaCall,
  listMappedAnswersCall,
  listMappedQuestionsCall,
  mapAnswersCall,
  mapQuestionCall,
  matchMappingCall,
  previewMappingCall,
  saveMappingCall,
  unmapQuestionCall,
} from '#modules/profile-hub/contract/mapping-calls.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { notFound } from '#platform/contract/problems.ts';
import { normalizeForComparison } from '#platform/server/imports/import-column.ts';
import {
  type CriteriaIndex,
  type KnownCriterion,
  readCriteriaIndex,
  standardCriterionByLabel,
} from '../criteria/criteria-index.ts';
import { presentCriterion } from '../criteria/list-criteria.ts';
import { route } from '../route.ts';
import type { Context } from '../tables.ts';
import { beginMapping, discardMapping, setRule, unmapQuestion } from './edit-mapping.ts';
import { mapAnswers, mapQuestion, matchAnswers, storeQuestionCriterion } from './map-question.ts';
import { listAvailableQuestions, mappingRows, type QuestionRow } from './mapping-rows.ts';
import { acceptedKinds, criterionAccepts } from './match-options.ts';
import { previewMapping } from './preview-mapping.ts';
import { readMapping } from './read-mapping.ts';
import { saveMapping } from './save-mapping.ts';

/** Parameters of a mapping: client, campaign and language of the response. */
const of = (
  { clientId, brandId }: { clientId: string; brandId: string },
  campaignId: string,
  { locale }: { locale: Locale },
) => ({ clientId, brandId, campaignId, locale });

const getMappingRoute = route(getMappingCall, ({ db, app, membership, query, request }) =>
  readMapping({ db, app }, of(membership, query.campaign_id, request)),
);

const saveMappingRoute = route(
  saveMappingCall,
  async ({ db, app, membership, principal: { userId }, body, request }) => {
    const { campaign_id: campaignId, rule, saved, version } = body;
    const { clientId } = membership;
    if (!saved) await setRule({ db }, { clientId, campaignId }, rule);
    const jobId = saved
      ? await saveMapping({ db, app }, { clientId, campaignId, userId, version, rule })
      : null;
    return { mapping: await readMapping({ db, app }, of(membership, campaignId, request)), jobId };
  },
);

const discardMappingRoute = route(
  discardMappingCall,
  async ({ db, app, membership, body: { campaign_id: campaignId }, request }) => {
    await discardMapping({ db }, { clientId: membership.clientId, campaignId });
    return readMapping({ db, app }, of(membership, campaignId, request));
  },
);

const matchMappingRoute = route(
  matchMappingCall,
  async ({ db, app, membership, body: { campaign_id: campaignId }, request }) => {
    const matched = await matchByName({ db, app }, { clientId: membership.clientId, campaignId });
    const mapping = await readMapping({ db, app }, of(membership, campaignId, request));
    return { mapping, ...matched };
  },
);

const previewMappingRoute = route(
  previewMappingCall,
  ({ db, app, membership: { clientId }, query, request: { locale } }) =>
    previewMapping(
      { db, app },
      { clientId, locale, campaignId: query.campaign_id, example: query.example },
    ),
);

const listMappedQuestionsRoute = route(
  listMappedQuestionsCall,
  async ({ db, app, membership, query, request }) =>
    (await readMapping({ db, app }, of(membership, query.campaign_id, request))).questions,
);

const mapQuestionRoute = route(mapQuestionCall, async ({ db, app, membership, body, request }) => {
  const { campaign_id: campaignId, question_id: questionId, criterion } = body;
  const { clientId } = membership;
  await mapQuestion({ db, app }, { clientId, campaignId }, { questionId, criterion });
  return readMapping({ db, app }, of(membership, campaignId, request));
});

const unmapQuestionRoute = route(
  unmapQuestionCall,
  async ({ db, app, membership, params: { id }, request }) => {
    const { campaignId } = await unmapQuestion({ db }, { clientId: membership.clientId, id });
    return readMapping({ db, app }, of(membership, campaignId, request));
  },
);

const listMappedAnswersRoute = route(
  listMappedAnswersCall,
  async ({ db, app, membership, query, request }) => {
    const mapping = await readMapping({ db, app }, of(membership, query.campaign_id, request));
    const found = mapping.questions.find((one) => one.question_id === query.question_id);
    if (!found) throw notFound();
    return found.answers;
  },
);

const mapAnswersRoute = route(mapAnswersCall, async ({ db, app, membership, body, request }) => {
  const { campaign_id: campaignId, question_id: questionId, answers } = body;
  const { clientId } = membership;
  await mapAnswers({ db }, { clientId, campaignId }, { questionId, answers });
  return readMapping({ db, app }, of(membership, campaignId, request));
});

const listMappableCriteriaRoute = route(
  listMappableCriteriaCall,
  async ({ db, app, membership, query: { kind }, request }) => {
    const book = await readCriteriaIndex({ db }, membership.clientId, request.locale);
    const translate = app.texts.translator(request.locale);
    return book.active
      .filter((criterion) => !kind || criterionAccepts(criterion, kind))
      .map((criterion) => ({
        ...presentCriterion(criterion, translate),
        kinds: acceptedKinds(criterion),
      }));
  },
);

const listAvailableQuestionsRoute = route(
  listAvailableQuestionsCall,
  async ({ db, membership: { clientId, brandId }, query: { type, page } }) => {
    const { items, total } = await listAvailableQuestions({ db }, { clientId, type, page });
    return { total, items: items.map((item) => ({ ...item, brand_id: brandId })) };
  },
);

/**
 * Maps every question with the name of a criterion in any language, and every answer with the label of an option.
 * Existing mappings stay, and no criterion is used twice.
 */
async function matchByName(
  { db, app }: Context,
  { clientId, campaignId }: { clientId: string; campaignId: string },
): Promise<{ questions: number; answers: number }> {
  const mappingId = await beginMapping({ db }, { clientId, campaignId });
  const { questions } = await mappingRows({ db }, { clientId, campaignId, saved: false });
  const book = await readCriteriaIndex({ db }, clientId);
  const taken = new Set(questions.flatMap(({ criterion }) => criterion ?? []));
  const matched = { questions: 0, answers: 0 };
  for (const row of questions) {
    const criterion =
      row.mappedId === null ? called(row, book, taken) : book.bySlug(row.criterion ?? '');
    if (!criterion) continue;
    const of = { clientId, mappingId, questionId: row.id, criterion: criterion.slug };
    const mappedId = row.mappedId ?? (await storeQuestionCriterion({ db }, of));
    if (row.mappedId === null) matched.questions += 1;
    taken.add(criterion.slug);
    matched.answers += await matchAnswers(
      { db, app },
      { clientId, campaignId },
      { row, mappedId, criterion },
    );
  }
  return matched;
}

function called(
  { text, kind }: QuestionRow,
  book: CriteriaIndex,
  taken: ReadonlySet<string>,
): KnownCriterion | undefined {
  const word = normalizeForComparison(text);
  const slug = standardCriterionByLabel(text) ?? standardWithin(word);
  return book.active.find(
    (criterion) =>
      !taken.has(criterion.slug) &&
      criterionAccepts(criterion, kind) &&
      (criterion.slug === slug ||
        normalizeForComparison(criterion.slug) === word ||
        (typeof criterion.label !== 'string' &&
          [criterion.label.words, ...Object.values(criterion.labels ?? {})].some(
            (label) => normalizeForComparison(label) === word,
          ))),
  );
}

/** "E-Mail-Adresse", "Adresse e-mail" and "Your e-mail" all mean the email; no other criterion is so unambiguous. */
function standardWithin(word: string): string | undefined {
  return word.includes('email') && word.length <= 24 ? 'email' : undefined;
}

export const mappingsRoutes = [
  getMappingRoute,
  saveMappingRoute,
  discardMappingRoute,
  matchMappingRoute,
  previewMappingRoute,
  listMappedQuestionsRoute,
  mapQuestionRoute,
  unmapQuestionRoute,
  listMappedAnswersRoute,
  mapAnswersRoute,
  listMappableCriteriaRoute,
  listAvailableQuestionsRoute,
];
