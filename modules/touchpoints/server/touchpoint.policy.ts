import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { findBrand } from '#modules/directory/contract/clients/client-ports.ts';
import type { CodeStyle } from '#modules/touchpoints/contract/code-style.ts';
import { parseHost, resolvedDestination } from '#modules/touchpoints/contract/destination.ts';
import { LOGO_KINDS } from '#modules/touchpoints/contract/qr-codes.ts';
import {
  destinationLoops,
  endsInPast,
  fallbackHostNotConfigured,
  fallbackLoops,
  hostNotConfigured,
  logoUnusable,
  startsAfterEnd,
} from '#modules/touchpoints/contract/touchpoint-problems.ts';
import { bareHost } from '#platform/contract/outbound/public-url.ts';
import { Problem } from '#platform/contract/problem.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import type { StoredFile } from '#platform/server/files/stored-file.ts';
import { touchpointsWithTotals } from './search/search-filter-sql.ts';
import { readPath } from './short-url.ts';
import type { Context } from './tables.ts';

/** Paths that the app handles with a redirect or a landing page. */
const OWN_PATHS = /^\/+[sp](?:\/|$)/;

/** Errors of a URL, for the field that contains it. */
interface Place {
  loops: (params: { host: string }) => Problem;
  hostNotSaid: () => Problem;
}
const AT_DESTINATION: Place = { loops: destinationLoops, hostNotSaid: hostNotConfigured };
export const AT_FALLBACK: Place = { loops: fallbackLoops, hostNotSaid: fallbackHostNotConfigured };

/**
 * A destination must be outside the app. A short URL that redirects to a short URL, of any brand, could create a loop
 * [TP-12].
 */
export async function refuseLoop(
  { app }: { app: App },
  { place = AT_DESTINATION, ...given }: { address: string; siteUrl: string | null; place?: Place },
): Promise<void> {
  const address = resolvedDestination(given.address, given.siteUrl);
  if (address === undefined) throw place.hostNotSaid();
  const host = parseHost(address);
  if (isOwnPage(address, app) || (await isShortUrlHost(host, app))) throw place.loops({ host });
}

/** The website for `{host}` must not be the app either, because the path after it can change later. */
export async function refuseOwnSite(
  { app }: { app: App },
  given: { address: string; as: (params: { host: string }) => Problem },
): Promise<void> {
  const host = parseHost(given.address);
  if (host === ownHost(app) || (await isShortUrlHost(host, app))) throw given.as({ host });
}

function isOwnPage(address: string, app: App): boolean {
  return parseHost(address) === ownHost(app) && OWN_PATHS.test(readPath(new URL(address)));
}

function ownHost(app: App): string {
  return bareHost(new URL(app.config.publicUrl).hostname);
}

async function isShortUrlHost(host: string, app: App): Promise<boolean> {
  // The host may belong to another client that this user does not see.
  const db = app.database.acrossClients();
  return (await app.ports.call(findBrand, { host }, { db, app })) !== null;
}

/** Logos must be permanent files of the client, because codes could not be drawn without them. */
export async function requireLogo(
  { db, app }: Context,
  { clientId, style }: { clientId: string; style: Pick<CodeStyle, 'logo'> },
): Promise<void> {
  if (typeof style.logo !== 'object') return;
  const file = await app.files.find(db, { clientId, id: style.logo.fileId }).catch(throwAsUnusable);
  if (!isPicture(file) || file.expiresAt !== null) throw logoUnusable();
}

function isPicture({ kind }: StoredFile): boolean {
  return (LOGO_KINDS as readonly string[]).includes(kind);
}

function throwAsUnusable(error: unknown): never {
  throw error instanceof Problem && error.code === notFound.code ? logoUnusable() : error;
}

const NAMED = 5;

/**
 * Rejects an end in the past or before a start. None of the chosen touchpoints is changed then, and the error names the
 * invalid ones [TP-01].
 */
export async function refuseSenselessEnd(
  { db }: Pick<Context, 'db'>,
  { fit, ended }: { fit: RawBuilder<SqlBool>; ended: string | null },
): Promise<void> {
  if (ended === null) return;
  if (Date.parse(ended) <= Date.now()) throw endsInPast();
  const { rows } = await sql<{ suffix: string; count: number }>`
    select touchpoint.suffix, count(*) over () as count from ${touchpointsWithTotals}
    where ${fit} and touchpoint.starts_at >= ${ended}::timestamptz
    order by touchpoint.id limit ${NAMED}`.execute(db);
  const [first] = rows;
  if (!first) return;
  throw startsAfterEnd({
    count: first.count,
    suffixes: rows.map(({ suffix }) => suffix).join(', '),
  });
}
