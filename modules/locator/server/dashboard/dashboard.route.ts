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
import { type Locale, languageTag } from '#platform/contract/locale.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { Db } from '#platform/server/database/database.ts';
import { datedFileName } from '#platform/server/spreadsheets/dated-file-name.ts';
import type { SheetCell } from '#platform/server/spreadsheets/sheet-cell.ts';
import { writeSheet } from '#platform/server/spreadsheets/write-sheet.ts';
import { route } from '../route.ts';
import type { Context } from '../tables.ts';
import { checkSources, readDashboardSources } from './dashboard-sources.ts';
import { removeGoogleKey, saveGoogleKey } from './google-key.ts';
import {
  type DashboardScope,
  dashboardScope,
  readAnalytics,
  readInsights,
} from './read-dashboard.ts';
import { readSearchedPlaces, readStoresFunnel } from './stores-funnel.ts';

const ROWS_OF_A_PART = 100;

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

/** The dashboard as rows of a file: section, subject, figure, value. */
async function dashboardFile(
  { db, app }: Context,
  scope: DashboardScope,
  locale: Locale,
): Promise<{ header: string[]; rows: SheetCell[][] }> {
  const translate = app.texts.translator(locale);
  const t = (key: string) => translate(`locator:dashboard.${key}`);
  const countries = new Intl.DisplayNames(languageTag(locale), { type: 'region' });
  const insights = await readInsights({ db, app }, scope);
  const analytics = await readAnalytics({ db, app }, scope);
  const whole = { ...scope, page: 1, size: ROWS_OF_A_PART };
  const funnel = await readStoresFunnel({ db: db as Db, app }, whole);
  const places = await readSearchedPlaces({ db: db as Db }, { ...whole, missing: false });
  const period = `${scope.range.from} – ${scope.range.to}`;
  const { totals, days = [], pages = [] } = insights.figures ?? {};
  const users = analytics.figures;
  const sourceNames = new Map(
    ['search', 'scan', 'site', 'other'].map((name) => [name, t(`source.${name}`)]),
  );
  const line = (part: string, what: string, figure: string, value: SheetCell): SheetCell[] => [
    t(part),
    what,
    t(figure),
    value,
  ];
  return {
    header: ['part', 'what', 'figure', 'value'].map((name) => t(`file.${name}`)),
    rows: [
      ...(totals
        ? [
            line('file.totals', period, 'clicks', totals.clicks),
            line('file.totals', period, 'impressions', totals.impressions),
            line('file.totals', period, 'ctr', percent(totals.ctr)),
            line('file.totals', period, 'ranking', tenth(totals.position)),
          ]
        : []),
      ...days.map(({ day, count }) => line('clicksPerDay', day, 'clicks', count)),
      ...pages.flatMap(({ page, clicks, impressions, ctr, position }) => [
        line('topPages', page, 'clicks', clicks),
        line('topPages', page, 'impressions', impressions),
        line('topPages', page, 'ctr', percent(ctr)),
        line('topPages', page, 'ranking', tenth(position)),
      ]),
      ...(users?.days ?? []).map(({ day, count }) => line('newUsers', day, 'newUsers', count)),
      ...(users?.sources ?? []).map(({ source, newUsers }) =>
        line('from', sourceNames.get(source) ?? source, 'newUsers', newUsers),
      ),
      ...(users?.countries ?? []).map(({ country, newUsers }) =>
        line(
          'country',
          country ? (countries.of(country) ?? country) : t('unknown'),
          'newUsers',
          newUsers,
        ),
      ),
      ...funnel.items.flatMap(({ name, city, locationId, ...steps }) =>
        (['shown', 'pages', 'actions', 'leads', 'accepted', 'sales'] as const).map((step) =>
          line(
            'funnel',
            [name ?? t('goneStore'), city].filter(Boolean).join(', '),
            `step.${step}`,
            steps[step],
          ),
        ),
      ),
      ...places.items.flatMap(({ label, country, searches, noneNear, foundNothing }) => [
        line('places', [label, country].filter(Boolean).join(', '), 'searches', searches),
        line(
          'places',
          [label, country].filter(Boolean).join(', '),
          'withoutStore',
          noneNear + foundNothing,
        ),
      ]),
    ],
  };
}

function percent(share: number | null): number | null {
  return share === null ? null : Math.round(share * 1_000) / 10;
}

function tenth(position: number | null): number | null {
  return position === null ? null : Math.round(position * 10) / 10;
}
