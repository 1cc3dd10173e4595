import {
  getLocatorAnalyticsCall,
  getLocatorDashboardCall,
  getLocatorDashboardFileCall,
  getLocatorInsightsCall,
  getSearchedPlacesCall,
  getStoresFunnelCall,
} from '#modules/locator/contract/dashboard.ts';
import {
  checkGoogleKeyCall,
  removeGoogleKeyCall,
  saveGoogleKeyCall,
} from '#modules/locator/contract/google-key.ts';
import { FILE_KINDS } from '#platform/contract/files/file-kind.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { Db } from '#platform/server/database/database.ts';
import { datedFileName } from '#platform/server/spreadsheets/dated-file-name.ts';
import { writeSheet } from '#platform/server/spreadsheets/write-sheet.ts';
import { route } from '../route.ts';
import { dashboardFile } from './dashboard-file.ts';
import { checkSources, readDashboardSources } from './dashboard-sources.ts';
import { removeGoogleKey, saveGoogleKey } from './google-key.ts';
import { dashboardScope, readAnalytics, readInsights } from './read-dashboard.ts';
import { readSearchedPlaces, readStoresFunnel } from './stores-funnel.ts';

export const getLocatorInsightsRoute = route(
  getLocatorInsightsCall,
  async ({ app, db, membership, query }) =>
    readInsights({ db, app }, await dashboardScope({ db }, membership, query)),
);

export const getLocatorAnalyticsRoute = route(
  getLocatorAnalyticsCall,
  async ({ app, db, membership, query }) =>
    readAnalytics({ db, app }, await dashboardScope({ db }, membership, query)),
);

export const getStoresFunnelRoute = route(
  getStoresFunnelCall,
  async ({ app, db, membership, query }) => {
    const scope = await dashboardScope({ db }, membership, query);
    const { page, size } = query;
    return readStoresFunnel({ db: db as Db, app }, { ...scope, page, size });
  },
);

export const getSearchedPlacesRoute = route(
  getSearchedPlacesCall,
  async ({ db, membership, query }) => {
    const scope = await dashboardScope({ db }, membership, query);
    const { page, size, missing } = query;
    return readSearchedPlaces({ db: db as Db }, { ...scope, page, size, missing });
  },
);

export const getLocatorDashboardFileRoute = route(
  getLocatorDashboardFileCall,
  async ({ app, db, membership, query, principal: { locale } }) => {
    const scope = await dashboardScope({ db }, membership, query);
    return {
      fileName: datedFileName('locator-dashboard', query.format, membership.timeZone),
      contentType: FILE_KINDS[query.format].contentType,
      stream: writeSheet({
        format: query.format,
        title: app.texts.translator(locale)('locator:dashboard.title'),
        ...(await dashboardFile({ db, app }, scope, locale)),
        reader: locale,
      }),
    };
  },
);

export const getLocatorDashboardRoute = route(
  getLocatorDashboardCall,
  ({ db, membership: { clientId } }) => readDashboardSources({ db }, clientId),
);

export const saveGoogleKeyRoute = route(
  saveGoogleKeyCall,
  ({ app, db, membership: { clientId }, body: { key }, principal }) =>
    saveGoogleKey({ db, app }, clientId, { key, userId: principal.userId }),
);

export const removeGoogleKeyRoute = route(
  removeGoogleKeyCall,
  async ({ db, membership: { clientId } }) => {
    if (!(await removeGoogleKey({ db }, clientId))) throw notFound();
    return null;
  },
);

export const checkGoogleKeyRoute = route(
  checkGoogleKeyCall,
  async ({ app, db, membership }) => {
    const items = await checkSources({ db, app }, membership);
    if (!items) throw notFound();
    return { items };
  },
  { ownTransactions: true },
);
