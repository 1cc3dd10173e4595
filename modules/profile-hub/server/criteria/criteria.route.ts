import {
  countFilledCriteriaCall,
  createCriterionCall,
  getCriterionCall,
  listOwnCriteriaCall,
  listStandardCriteriaCall,
  listUsableCriteriaCall,
  searchCriteriaCall,
  updateCriterionCall,
} from '#modules/profile-hub/contract/criteria-calls.ts';
import type { Criterion } from '#modules/profile-hub/contract/criterion.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { notFound } from '#platform/contract/problems.ts';
import { route } from '../route.ts';
import type { Context } from '../tables.ts';
import { createCriterion } from './create-criterion.ts';
import { type KnownCriterion, readCriteriaIndex } from './criteria-index.ts';
import { countFilled, listCriteria, presentCriterion } from './list-criteria.ts';
import { updateCriterion } from './update-criterion.ts';

const listed = (
  call:
    | typeof listUsableCriteriaCall
    | typeof listStandardCriteriaCall
    | typeof listOwnCriteriaCall,
  isWanted: (criterion: KnownCriterion) => boolean,
) =>
  route(call, async ({ db, app, membership, request }) => {
    const { all } = await readCriteriaIndex({ db }, membership.clientId, request.locale);
    const translate = app.texts.translator(request.locale);
    const items = all.filter(isWanted).map((known) => presentCriterion(known, translate));
    return { items, total: items.length };
  });

const listStandardCriteriaRoute = listed(
  listStandardCriteriaCall,
  ({ source }) => source === 'GTR',
);
const listOwnCriteriaRoute = listed(listOwnCriteriaCall, ({ source }) => source !== 'GTR');
const listUsableCriteriaRoute = listed(listUsableCriteriaCall, ({ active }) => active);

const searchCriteriaRoute = route(
  searchCriteriaCall,
  ({ db, app, membership: { clientId }, request: { locale }, query }) =>
    listCriteria({ db, app }, { clientId, locale }, query),
);

const countFilledCriteriaRoute = route(countFilledCriteriaCall, ({ db, membership }) =>
  countFilled({ db }, membership.clientId),
);

const getCriterionRoute = route(
  getCriterionCall,
  ({ db, app, membership: { clientId }, params: { id }, request: { locale } }) =>
    readCriterion({ db, app }, { clientId, id, locale }),
);

const createCriterionRoute = route(
  createCriterionCall,
  async ({ db, app, membership: { clientId }, body: { brandId: _, ...given }, request }) => {
    const id = await createCriterion({ db }, clientId, given);
    return readCriterion({ db, app }, { clientId, id, locale: request.locale });
  },
);

const updateCriterionRoute = route(
  updateCriterionCall,
  async ({ db, app, membership, params: { id }, body: { brandId: _, ...changes }, request }) => {
    const { clientId } = membership;
    await updateCriterion({ db, app }, { clientId, id }, changes);
    return readCriterion({ db, app }, { clientId, id, locale: request.locale });
  },
);

/** One criterion for its editor, with default labels. */
async function readCriterion(
  { db, app }: Context,
  { clientId, id, locale }: { clientId: string; id: string; locale: Locale },
): Promise<Criterion> {
  const { all } = await readCriteriaIndex({ db }, clientId);
  const found = all.find((criterion) => criterion.id === id);
  if (!found) throw notFound();
  return presentCriterion(found, app.texts.translator(locale));
}

export const criteriaRoutes = [
  listStandardCriteriaRoute,
  listOwnCriteriaRoute,
  listUsableCriteriaRoute,
  searchCriteriaRoute,
  countFilledCriteriaRoute,
  getCriterionRoute,
  createCriterionRoute,
  updateCriterionRoute,
];
