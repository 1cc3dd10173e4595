import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { analysisFilterSchema } from '#modules/communication/contract/semantic-analysis/analysis-calls.ts';
import { findGroupLocationIds } from '#modules/directory/contract/locations/location-ports.ts';
import { isBoundToLocations } from '#platform/contract/permission.ts';
import { dayIn } from '#platform/contract/time-zone.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { Membership } from '#platform/server/sessions/principal.ts';
import type { CommunicationTables } from '../tables.ts';

export interface AnalysisContext {
  db: Db<CommunicationTables>;
  app: App;
}

/** Which comments are analysed: months, both inclusive, and filters. */
export interface AnalysisScope {
  clientId: string;
  from: string;
  to: string;
  months: string[];
  origins: readonly string[] | undefined;
  /** Undefined means the whole brand, which has precomputed figures. */
  locations: readonly string[] | undefined;
  /** The user only sees their own locations: the database hides others and the brand's figures. */
  isBound: boolean;
}

type AnalysisQuery = z.output<typeof analysisFilterSchema>;

/** Maximum months; longer periods start later. */
const MONTHS = 36;

export async function analysisScope(
  { db, app }: AnalysisContext,
  { clientId, role, timeZone }: Membership,
  query: AnalysisQuery,
): Promise<AnalysisScope> {
  const now = dayIn(new Date(), timeZone).slice(0, 7);
  const last = query.to ?? (query.from && query.from > now ? query.from : now);
  const requestedFrom = query.from ?? addMonths(last, -11);
  const [first, to] = requestedFrom <= last ? [requestedFrom, last] : [last, requestedFrom];
  const months: string[] = [];
  for (let month = to; month >= first && months.length < MONTHS; month = addMonths(month, -1))
    months.unshift(month);
  const groups = query.shop_group?.length
    ? await app.ports.call(
        findGroupLocationIds,
        { clientId, groupIds: query.shop_group },
        { db, app },
      )
    : undefined;
  const { shops } = query;
  const locations =
    groups && shops?.length ? groups.filter((id) => shops.includes(id)) : (groups ?? shops);
  return {
    clientId,
    from: months[0] ?? to,
    to,
    months,
    origins: query.origins?.length ? query.origins : undefined,
    locations: groups || shops?.length ? locations : undefined,
    isBound: isBoundToLocations(role),
  };
}

/** The same number of months directly before. */
export function scopeBefore(scope: AnalysisScope): AnalysisScope {
  const { months } = scope;
  const from = addMonths(scope.from, -months.length);
  return {
    ...scope,
    from,
    to: addMonths(scope.from, -1),
    months: months.map((_, at) => addMonths(from, at)),
  };
}

/** Brand figures cannot be split by location. */
export function isWholeBrand({ locations, isBound }: AnalysisScope): boolean {
  return locations === undefined && !isBound;
}

export function fitsScope(scope: AnalysisScope): RawBuilder<SqlBool> {
  const { clientId, from, to, origins, locations } = scope;
  return sql<SqlBool>`client_id = ${clientId} and month between ${`${from}-01`}::date and ${`${to}-01`}::date
    ${origins ? sql`and origin = any(${origins}::text[])` : sql``}
    ${locations ? sql`and location_id = any(${locations}::uuid[])` : sql``}`;
}

function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}
