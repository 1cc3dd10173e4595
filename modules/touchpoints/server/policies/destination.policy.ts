import { findBrand } from '#modules/directory/contract/clients/brand.ts';
import { parseHost, resolvedDestination } from '#modules/touchpoints/contract/destination.ts';
import {
  destinationLoops,
  fallbackHostNotConfigured,
  fallbackLoops,
  hostNotConfigured,
} from '#modules/touchpoints/contract/touchpoint-problems.ts';
import { bareHost } from '#platform/contract/outbound/public-url.ts';
import type { Problem } from '#platform/contract/problem.ts';
import type { App } from '#platform/server/app.ts';
import { readPath } from '../read-path.ts';

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
  // The host may be another client's, whom this user does not see.
  const db = app.database.acrossClients();
  return (await app.ports.ask(findBrand, { host }, { db, app })) !== null;
}
