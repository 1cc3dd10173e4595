import type { MappedQuestion, Mapping } from '#modules/profile-hub/contract/mapping.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { readCampaign } from '../campaigns/read-campaign.ts';
import { type CriteriaIndex, readCriteriaIndex } from '../criteria/criteria-index.ts';
import type { ProfileHubTables } from '../tables.ts';
import { isChosen } from './criterion-accepts.ts';
import { mappingRows, type QuestionRow } from './mapping-rows.ts';
import { presentQuestion } from './present-question.ts';
import { readSpellings } from './read-spellings.ts';

interface OfCampaign {
  clientId: string;
  brandId: string;
  campaignId: string;
  locale: Locale;
}

/** One mapping, whole: the temporary one where there is one [PH-15] [ENT-01]. */
export async function readMapping(
  { db, app }: { db: Db<ProfileHubTables>; app: App },
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

export async function presentQuestions(
  { db, app }: { db: Db<ProfileHubTables>; app: App },
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

/** Its answers were written, and are to become one of a list. */
function isSpelt({ kind, criterion }: QuestionRow, book: CriteriaIndex): boolean {
  const known = kind === 'text' && criterion !== null ? book.bySlug(criterion) : undefined;
  return known !== undefined && isChosen(known);
}
