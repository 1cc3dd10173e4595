import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { SHEET_FORMATS } from '#platform/contract/files/export-body.ts';
import { uuid } from '#platform/contract/ids.ts';
import { pageSchema } from '#platform/contract/lists/define-list.ts';
import { notFound } from '#platform/contract/problems.ts';
import { calendarDay } from '#platform/contract/text/typed-values.ts';
import { COMPARED_MONTHS, DASHBOARD_PERIODS } from './dashboard-period.ts';
import { locatorSlugSchema } from './locator-calls.ts';
import { seeLocatorDashboard } from './permissions.ts';

/** How visitors find and use a brand's locators [LOC-07]; definitions of the figures: docs/decisions/locators-dashboard.md. */
export const REPORT_SOURCES = ['search-console', 'ga4'] as const;
export type ReportSource = (typeof REPORT_SOURCES)[number];

/** `rate-limited` and `unavailable` are temporary; the others need an admin. */
export const GOOGLE_FAILURE_KINDS = [
  'not-allowed',
  'not-found',
  'rate-limited',
  'invalid',
  'unavailable',
] as const;
export type GoogleFailureKind = (typeof GOOGLE_FAILURE_KINDS)[number];

export const TOP_PAGES = 10;
const ROWS_PER_PAGE_LIMIT = 100;

const module = 'locator';
const BASE = '/gtr-api/locator/clients/{clientId}';
export const clientParams = z.strictObject({ clientId: uuid });
const access = { kind: 'client', client: 'params.clientId', may: seeLocatorDashboard } as const;

const chosen = {
  period: z.enum(DASHBOARD_PERIODS).default('this-month'),
  /** For the period `day`; default: today. */
  day: calendarDay.optional(),
  compare: z.coerce
    .number()
    .pipe(z.literal([...COMPARED_MONTHS]))
    .default(COMPARED_MONTHS[0]),
  /** All locators of the brand unless given; figures of Google are of one locator. */
  locatorSlug: locatorSlugSchema.optional(),
};
const paged = {
  page: z.coerce.number().int().min(1).max(1_000).default(1),
  size: z.coerce.number().int().min(1).max(ROWS_PER_PAGE_LIMIT).default(10),
};
const count = z.number().int();
const ratio = z.number().nullable();
const range = z.object({ from: z.string(), to: z.string() });
/** Common fields of a report; if the source fails, the figures are the last ones read. */
const reading = {
  range,
  before: range,
  readAt: z.iso.datetime().nullable(),
  failure: z.object({ kind: z.enum(GOOGLE_FAILURE_KINDS), at: z.iso.datetime() }).nullable(),
};
/** Null if the source has no data for the day yet; incomplete days may still grow. */
const dayFigure = z.object({ day: z.string(), count: count.nullable(), isComplete: z.boolean() });
export type DayFigure = z.infer<typeof dayFigure>;

const totals = z.object({ clicks: count, impressions: count, ctr: ratio, position: ratio });
const pageFigure = totals.extend({ page: z.string(), positionBefore: ratio });
export const insightFiguresSchema = z.object({
  totals,
  totalsBefore: totals,
  days: z.array(dayFigure),
  pages: z.array(pageFigure),
  /** Number of pages with clicks, if the source provides it. */
  pagesWithClicks: count.nullable(),
});
export type InsightFigures = z.infer<typeof insightFiguresSchema>;

export const getLocatorInsightsCall = defineCall({
  method: 'GET',
  path: `${BASE}/insights`,
  module,
  summary: 'Clicks, impressions, click rate and ranking of a locator, its best pages and its days.',
  access,
  params: clientParams,
  query: z.strictObject(chosen),
  response: z.object({
    source: z.enum(['search-console', 'own']),
    ...reading,
    figures: insightFiguresSchema.nullable(),
  }),
  errors: [notFound],
});

export const analyticsFiguresSchema = z.object({
  newUsers: count,
  newUsersBefore: count,
  days: z.array(dayFigure),
  /** One of `VISIT_SOURCES` for our own records; the channel name for GA4. */
  sources: z.array(z.object({ source: z.string(), newUsers: count })),
  countries: z.array(z.object({ country: z.string().nullable(), newUsers: count })),
});
export type AnalyticsFigures = z.infer<typeof analyticsFiguresSchema>;

export const getLocatorAnalyticsCall = defineCall({
  method: 'GET',
  path: `${BASE}/analytics`,
  module,
  summary: 'New visitors of a locator by day, by where they came from and by country.',
  access,
  params: clientParams,
  query: z.strictObject(chosen),
  response: z.object({
    source: z.enum(['ga4', 'own']),
    ...reading,
    figures: analyticsFiguresSchema.nullable(),
  }),
  errors: [notFound],
});

/** Anchor of the section about places without a store nearby, for links to the dashboard. */
export const UNSERVED_PLACES = 'places-without-store';

const funnelSteps = {
  shown: count,
  pages: count,
  /** Sum of calls, directions, websites and forms. */
  actions: count,
  leads: count,
  accepted: count,
  sales: count,
};
export const FUNNEL_STEPS = ['shown', 'pages', 'actions', 'leads', 'accepted', 'sales'] as const;

export const getStoresFunnelCall = defineCall({
  method: 'GET',
  path: `${BASE}/stores-funnel`,
  module,
  summary: 'How far visitors of each store came: shown, page, action, lead, accepted, sale.',
  access,
  params: clientParams,
  query: z.strictObject({ ...chosen, ...paged }),
  response: pageSchema(
    z.object({
      locationId: z.string(),
      /** Null if the store was deleted. */
      name: z.string().nullable(),
      city: z.string().nullable(),
      ...funnelSteps,
    }),
  ).extend({ sums: z.object(funnelSteps) }),
  errors: [notFound],
});

export const getSearchedPlacesCall = defineCall({
  method: 'GET',
  path: `${BASE}/places`,
  module,
  summary: 'The places that visitors search most, and those without a store near.',
  access,
  params: clientParams,
  query: z.strictObject({ ...chosen, ...paged, missing: z.stringbool().default(false) }),
  response: pageSchema(
    z.object({
      label: z.string(),
      country: z.string(),
      searches: count,
      noneNear: count,
      foundNothing: count,
      nearestKm: z.number().nullable(),
    }),
  ),
  errors: [notFound],
});

export const getLocatorDashboardCall = defineCall({
  method: 'GET',
  path: `${BASE}/dashboard`,
  module,
  summary: 'The locators that the dashboard can show, and whether Google is connected.',
  access,
  params: clientParams,
  response: z.object({
    locators: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        searchConsoleSite: z.string(),
        analyticsProperty: z.string(),
      }),
    ),
    /** The service account with which site and property must be shared. */
    google: z.object({ account: z.string(), savedAt: z.iso.datetime() }).nullable(),
  }),
});

export const getLocatorDashboardFileCall = defineCall({
  method: 'GET',
  path: `${BASE}/dashboard/file`,
  module,
  summary: 'The figures of the locator dashboard as a file.',
  access,
  params: clientParams,
  query: z.strictObject({ ...chosen, format: z.enum(SHEET_FORMATS).default('xlsx') }),
  response: { file: 'application/octet-stream' },
  errors: [notFound],
});
