import {
  createCustomTouchpointCall,
  createProductTouchpointCall,
} from '#modules/touchpoints/contract/create-touchpoints.ts';
import { fixDeadCodeCall, listDeadCodesCall } from '#modules/touchpoints/contract/dead-codes.ts';
import { importTouchpointCall } from '#modules/touchpoints/contract/move-touchpoints.ts';
import { createTouchpoints } from '#modules/touchpoints/contract/permissions.ts';
import {
  getBrandStatisticsCall,
  getTouchpointStatisticsCall,
} from '#modules/touchpoints/contract/statistics.ts';
import {
  bulkChangeTouchpointsCall,
  checkDestinationCall,
  checkSuffixCall,
  findTouchpointCall,
  getSearchFiltersCall,
  searchTouchpointsCall,
  undoEndTouchpointsCall,
  updateTouchpointCall,
} from '#modules/touchpoints/contract/touchpoint-calls.ts';
import { productHasTouchpoint } from '#modules/touchpoints/contract/touchpoint-problems.ts';
import { holds } from '#platform/contract/permission.ts';
import { forbidden } from '#platform/contract/problems.ts';
import { constraintProblem } from '#platform/server/database/database-errors.ts';
import { changeChosen } from '../bulk/change-chosen.ts';
import {
  createCustomTouchpoint,
  createProductTouchpoints,
} from '../commands/create-touchpoints.ts';
import { fixDeadCode } from '../commands/fix-dead-code.ts';
import { updateTouchpoint } from '../commands/update-touchpoint.ts';
import { quantityImport } from '../imports/quantity-import.ts';
import { checkDestination } from '../queries/check-destination.ts';
import { checkSuffix } from '../queries/check-suffix.ts';
import { deadCodes } from '../queries/dead-codes.ts';
import { readTouchpoint } from '../queries/read-touchpoint.ts';
import { searchFilters } from '../queries/search-filters.ts';
import { normalizedWhich, searchTouchpoints } from '../queries/search-touchpoints.ts';
import { brandStatistics, touchpointStatistics } from '../queries/statistics.ts';
import { route } from '../route.ts';

const searchTouchpointsRoute = route(
  searchTouchpointsCall,
  ({ db, app, body, membership: { clientId }, request }) =>
    searchTouchpoints({ db, app }, body, { clientId, reader: request.locale }),
  // Read-only: page and count may be queried in parallel.
  { ownTransactions: true },
);

const getSearchFiltersRoute = route(getSearchFiltersCall, ({ db, membership }) =>
  searchFilters({ db }, membership.clientId),
);

const findTouchpointRoute = route(findTouchpointCall, ({ db, app, params, membership, request }) =>
  readTouchpoint(
    { db, app },
    { clientId: membership.clientId, id: params.id, reader: request.locale },
  ),
);

const createCustomTouchpointRoute = route(
  createCustomTouchpointCall,
  async ({ db, app, membership: { clientId }, principal, body }) => {
    const id = await createCustomTouchpoint(
      { db, app },
      { ...body, clientId, userId: principal.userId },
    );
    return readTouchpoint({ db, app }, { clientId, id });
  },
);

/** May wait for the brand's own system, so it opens its transaction afterwards. */
const createProductTouchpointRoute = route(
  createProductTouchpointCall,
  async ({ db, app, membership: { clientId }, principal, body, request }) => {
    const { created, refused } = await createProductTouchpoints(
      { db, app },
      {
        clientId,
        userId: principal.userId,
        reader: request.locale,
        references: body.sku,
        configurationSlug: body.configurationSlug,
        digitalLinks: body.digitalLinks,
      },
    );
    const touchpoints = [];
    for (const id of created)
      touchpoints.push(await readTouchpoint({ db, app }, { clientId, id, reader: request.locale }));
    return { created: touchpoints, refused };
  },
  { ownTransactions: true },
);

const updateTouchpointRoute = route(
  updateTouchpointCall,
  async ({ db, app, params, body, membership, request }) => {
    const touchpoint = { clientId: membership.clientId, id: params.id };
    await updateTouchpoint({ db, app }, touchpoint, body);
    return readTouchpoint({ db, app }, { ...touchpoint, reader: request.locale });
  },
);

const bulkChangeTouchpointsRoute = route(
  bulkChangeTouchpointsCall,
  async ({ db, app, body: { which, change }, membership, principal }) => {
    const { clientId } = membership;
    const understood = await normalizedWhich({ db, app }, clientId, which);
    const asker = { clientId, userId: principal.userId };
    // A concurrent request may create another touchpoint of the same product.
    return constraintProblem({ touchpoints_of_product: productHasTouchpoint }, () =>
      changeChosen({ db, app }, asker, { which: understood, change }),
    );
  },
);

const undoEndTouchpointsRoute = route(
  undoEndTouchpointsCall,
  async ({ db, app, body: { undoId }, membership: { clientId }, principal: { userId } }) => {
    const change = { action: 'undo-end', undoId } as const;
    const outcome = await changeChosen({ db, app }, { clientId, userId }, { change });
    return { changed: outcome.changed, refused: outcome.refused, jobId: outcome.jobId };
  },
);

const importTouchpointRoute = route(
  importTouchpointCall,
  ({ app, db, file: received, membership: { clientId }, principal: { userId, locale } }) =>
    quantityImport.bring({ db, app }, { clientId, userId, locale, received }),
);

const checkSuffixRoute = route(checkSuffixCall, ({ db, membership, query }) => {
  const { brandId: _brandId, ...given } = query;
  return checkSuffix({ db }, { ...given, clientId: membership.clientId });
});

const checkDestinationRoute = route(
  checkDestinationCall,
  ({ db, app, membership, query: { destUrl, configurationSlug } }) => {
    const { clientId } = membership;
    return checkDestination({ db, app }, { clientId, destUrl, configurationSlug });
  },
);

const listDeadCodesRoute = route(listDeadCodesCall, ({ db, membership, query }) =>
  deadCodes({ db }, query, membership.clientId),
);

const fixDeadCodeRoute = route(
  fixDeadCodeCall,
  async ({ db, app, membership, principal: { userId }, body: { suffix, mend: fix } }) => {
    if (fix.to === 'address' && !holds(createTouchpoints, membership)) throw forbidden();
    const { clientId } = membership;
    const touchpointId = await fixDeadCode({ db, app }, { clientId, userId, suffix, fix });
    return { suffix, touchpointId };
  },
);

const getTouchpointStatisticsRoute = route(
  getTouchpointStatisticsCall,
  ({ db, membership, params, query }) =>
    touchpointStatistics(
      { db },
      {
        clientId: membership.clientId,
        touchpointId: params.id,
        period: query.period,
      },
    ),
);

const getBrandStatisticsRoute = route(
  getBrandStatisticsCall,
  ({ db, app, membership: { clientId }, query: { period }, request }) =>
    brandStatistics({ db, app }, { clientId, period, reader: request.locale }),
);

export const touchpointsRoutes = [
  createCustomTouchpointRoute,
  createProductTouchpointRoute,
  checkSuffixRoute,
  checkDestinationRoute,
  searchTouchpointsRoute,
  getSearchFiltersRoute,
  findTouchpointRoute,
  updateTouchpointRoute,
  bulkChangeTouchpointsRoute,
  undoEndTouchpointsRoute,
  importTouchpointRoute,
  getTouchpointStatisticsRoute,
  getBrandStatisticsRoute,
  listDeadCodesRoute,
  fixDeadCodeRoute,
];
