import {
  exportReviewsCall,
  getReviewCall,
  getReviewCountsCall,
  getReviewFiguresCall,
  getReviewFiltersCall,
  getReviewSourcesCall,
  listReviewsCall,
  translateReviewCall,
} from '#modules/communication/contract/reviews/review-calls.ts';
import { isBoundToLocations } from '#platform/contract/role.ts';
import { route } from '../route.ts';
import { reviewSources } from '../sources/review-source.ts';
import { exportReviews } from './export-reviews.ts';
import { listReviews } from './list-reviews.ts';
import { readReview } from './read-review.ts';
import { readReviewCounts } from './review-counts.ts';
import { readReviewFigures } from './review-figures.ts';
import { readReviewFilters } from './review-filters.ts';
import { translateReview } from './translate-review.ts';

const getReviewCountsRoute = route(getReviewCountsCall, ({ db, membership: { clientId, role } }) =>
  readReviewCounts({ db }, clientId, { isBound: isBoundToLocations(role) }),
);

const listReviewsRoute = route(listReviewsCall, ({ db, app, query, membership }) => {
  const { brandId: _, page, size, sort, ...filter } = query;
  return listReviews({ db, app }, membership, { filter, page, size, sort });
});

const exportReviewsRoute = route(
  exportReviewsCall,
  ({ db, app, query, membership, principal, answer }) => {
    const { brandId: _, sort, ...filter } = query;
    return exportReviews(
      { db, app },
      { ...membership, reader: principal.locale },
      { filter, sort, header: (name, value) => answer.header(name, value) },
    );
  },
);

const getReviewRoute = route(getReviewCall, ({ db, app, params: { id }, membership }) =>
  readReview({ db, app }, { clientId: membership.clientId, id, reader: membership }),
);

/** No transaction is open during the call of the language model, because it takes seconds. */
const translateReviewRoute = route(
  translateReviewCall,
  ({ db, app, body: { reviewId }, membership: { clientId }, principal: { locale } }) =>
    translateReview({ db, app }, { clientId, reviewId, locale }),
  { ownTransactions: true },
);

const getReviewFiltersRoute = route(getReviewFiltersCall, ({ db, app, membership, principal }) =>
  readReviewFilters(
    { db, app },
    {
      clientId: membership.clientId,
      isBound: isBoundToLocations(membership.role),
      reader: principal.locale,
    },
  ),
);

const getReviewFiguresRoute = route(
  getReviewFiguresCall,
  ({ db, app, query: { shops = [] }, membership }) =>
    readReviewFigures(
      { db, app },
      {
        clientId: membership.clientId,
        timeZone: membership.timeZone,
        shops,
        isBound: isBoundToLocations(membership.role),
      },
    ),
);

const getReviewSourcesRoute = route(
  getReviewSourcesCall,
  async ({ db, app, membership: { clientId } }) => ({
    items: await Promise.all(
      reviewSources.map(async ({ origin, readState }) => ({
        origin,
        ...(await readState({ db, app }, clientId)),
      })),
    ),
  }),
);

export const reviewsRoutes = [
  getReviewCountsRoute,
  listReviewsRoute,
  exportReviewsRoute,
  getReviewRoute,
  translateReviewRoute,
  getReviewFiltersRoute,
  getReviewFiguresRoute,
  getReviewSourcesRoute,
] as const;
