import { PREVIEW_RESPONSES } from '#modules/profile-hub/contract/limits.ts';
import type { MappingPreview } from '#modules/profile-hub/contract/mapping.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { readCampaign } from '../campaigns/read-campaign.ts';
import { readCriteriaIndex } from '../criteria/criteria-index.ts';
import type { ProfileHubTables } from '../tables.ts';
import { settleBatch } from './apply/apply-batch.ts';
import { mappingInForce } from './apply/mapping-in-force.ts';
import { latestResponses } from './apply/read-responses.ts';
import { buildExample } from './build-example.ts';
import { computeEffect } from './compute-effect.ts';

interface Asked {
  clientId: string;
  campaignId: string;
  locale: Locale;
  /** Which of those that get new values is shown. */
  example: number;
}

/** What saving would write, by the same judgement that writes; over the latest responses where there are very many [PH-15]. */
export async function previewMapping(
  { db, app }: { db: Db<ProfileHubTables>; app: App },
  { clientId, campaignId, locale, example }: Asked,
): Promise<MappingPreview> {
  const { responses: of } = await readCampaign({ db }, { clientId, brandId: '', id: campaignId });
  const book = await readCriteriaIndex({ db }, clientId, locale);
  const mapping = await mappingInForce({ db }, { clientId, campaignId }, book);
  if (!mapping) return { ...NOTHING, of };
  const limit = PREVIEW_RESPONSES;
  const responses = await latestResponses({ db }, { clientId, campaignId, limit });
  const settled = await settleBatch({ db }, { clientId, isHeld: false }, { mapping, responses });
  const effects = [...settled.persons].map(computeEffect).filter(({ values }) => values > 0);
  const sum = (figure: 'values' | 'changed') => effects.reduce((all, one) => all + one[figure], 0);
  // Existing contacts first, because they also show previous values.
  effects.sort((one, other) => Number(one.person.isNew) - Number(other.person.isNew));
  const shown = effects[example % Math.max(1, effects.length)];
  const words = { book, locale, translate: app.texts.translator(locale) };
  return {
    contacts: effects.length,
    values: sum('values'),
    changed: sum('changed'),
    created: effects.filter(({ person }) => person.isNew).length,
    unknown: settled.unknown,
    waiting: settled.waiting,
    unreadable: settled.unreadable,
    counted: responses.length,
    of,
    example: shown ? buildExample(shown.person, mapping, words) : null,
  };
}

const NOTHING: MappingPreview = {
  contacts: 0,
  values: 0,
  changed: 0,
  created: 0,
  unknown: 0,
  waiting: 0,
  unreadable: 0,
  counted: 0,
  of: 0,
  example: null,
};
