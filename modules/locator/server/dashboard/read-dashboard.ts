import {
  analyticsFiguresSchema,
  type getLocatorAnalyticsCall,
  type getLocatorInsightsCall,
  insightFiguresSchema,
} from '#modules/locator/contract/dashboard.ts';
import {
  addDays,
  type ComparedMonths,
  type DashboardPeriod,
  dashboardRanges,
} from '#modules/locator/contract/dashboard-period.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { notFound } from '#platform/contract/problems.ts';
import { dayIn } from '#platform/contract/time-zone.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { Context } from '../tables.ts';
import { readGoogleAnalytics } from './google-analytics.ts';
import { GoogleClient } from './google-client.ts';
import { readGoogleKey } from './google-key.ts';
import { type OwnScope, readOwnAnalytics, readOwnInsights } from './own-figures.ts';
import { readSearchConsole } from './search-console.ts';
import { readStoredReport } from './stored-report.ts';

type Insights = CallOutput<typeof getLocatorInsightsCall>;
type Analytics = CallOutput<typeof getLocatorAnalyticsCall>;
/** Days that Google no longer changes. */
const SETTLED_DAYS = 4;

export interface DashboardScope extends OwnScope {
  /** The single locator for figures of Google. */
  locator: { slug: string; host: string; site: string; property: string } | undefined;
}

/** Scope of the dashboard: without a slug, all locators of the brand; throws not found for an unknown slug. */
export async function dashboardScope(
  { db }: Pick<Context, 'db'>,
  { clientId, timeZone }: { clientId: string; timeZone: string },
  query: {
    period: DashboardPeriod;
    day?: string | undefined;
    compare?: ComparedMonths | undefined;
    locatorSlug?: string | undefined;
  },
): Promise<DashboardScope> {
  const rows = await db
    .selectFrom('locator.locators')
    .select(['slug', 'host', 'config'])
    .where('client_id', '=', clientId)
    .$if(query.locatorSlug !== undefined, (some) =>
      some.where('slug', '=', query.locatorSlug ?? ''),
    )
    .execute();
  if (query.locatorSlug !== undefined && rows.length === 0) throw notFound();
  const today = dayIn(Date.now(), timeZone);
  const [only] = rows.length === 1 ? rows : [];
  return {
    clientId,
    slugs: rows.map(({ slug }) => slug),
    ...dashboardRanges(query, today),
    today,
    locator: only && {
      slug: only.slug,
      host: only.host,
      site: only.config.tracking.searchConsoleSite,
      property: only.config.tracking.analyticsProperty,
    },
  };
}

/** From Search Console if the locator has a site and the brand a key, otherwise from our own records [LOC-07]. */
export async function readInsights({ db, app }: Context, scope: DashboardScope): Promise<Insights> {
  const { clientId, locator, range, before, today } = scope;
  const ranges = { range, before };
  const key = locator?.site ? await readKey({ db, app }, clientId) : undefined;
  if (!locator || !key)
    return { source: 'own', ...ranges, ...own(await readOwnInsights({ db: db as Db }, scope)) };
  const { site, host, slug } = locator;
  const report = await readStoredReport(
    { app },
    {
      clientId,
      slug,
      source: 'search-console',
      subject: [site, host, range.from, range.to, before.from].join(' '),
      schema: insightFiguresSchema,
      isPast: range.to < addDays(today, -SETTLED_DAYS),
      read: async () =>
        readSearchConsole(new GoogleClient({ app, key: key() }), { site, host, ...ranges, today }),
    },
  );
  return { source: 'search-console', ...ranges, ...report };
}

/** From GA4 if the locator has a property and the brand a key, otherwise from our own records [LOC-07]. */
export async function readAnalytics(
  { db, app }: Context,
  scope: DashboardScope,
): Promise<Analytics> {
  const { clientId, locator, range, before, today } = scope;
  const ranges = { range, before };
  const key = locator?.property ? await readKey({ db, app }, clientId) : undefined;
  if (!locator || !key)
    return { source: 'own', ...ranges, ...own(await readOwnAnalytics({ db: db as Db }, scope)) };
  const { property, host, slug } = locator;
  const report = await readStoredReport(
    { app },
    {
      clientId,
      slug,
      source: 'ga4',
      subject: [property, host, range.from, range.to, before.from].join(' '),
      schema: analyticsFiguresSchema,
      isPast: range.to < addDays(today, -SETTLED_DAYS),
      read: async () =>
        readGoogleAnalytics(new GoogleClient({ app, key: key() }), {
          property,
          host,
          ...ranges,
          today,
        }),
    },
  );
  return { source: 'ga4', ...ranges, ...report };
}

/** A key that cannot be decrypted is a failure of the source, not of the dashboard. */
async function readKey(context: Context, clientId: string) {
  try {
    const key = await readGoogleKey(context, clientId);
    return key && (() => key);
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

function own<Figures>(figures: Figures) {
  return { figures, readAt: new Date().toISOString(), failure: null };
}
