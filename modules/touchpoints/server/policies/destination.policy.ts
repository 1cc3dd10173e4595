import { findBrand } from '#modules/directory/contract/clients/brand.ts';
import { hostOf, resolvedDestination } from '#modules/touchpoints/contract/destination.ts';
import {
  destinationLoops,
  fallbackHostNotSaid,
  fallbackLoops,
  hostNotSaid,
} from '#modules/touchpoints/contract/touchpoint-problems.ts';
import { bareHost } from '#platform/contract/outbound/public-url.ts';
import type { Problem } from '#platform/contract/problem.ts';
import type { App } from '#platform/server/app.ts';
import { readPath } from '../read-path.ts';

/** What the suite itself answers with a redirect or a landing page. */
const OWN_PATHS = /^\/+[sp](?:\/|$)/;

/** What is said of an address, at the field where it stands. */
interface Place {
  loops: (params: { host: string }) => Problem;
  hostNotSaid: () => Problem;
}
const AT_DESTINATION: Place = { loops: destinationLoops, hostNotSaid };
export const AT_FALLBACK: Place = { loops: fallbackLoops, hostNotSaid: fallbackHostNotSaid };

/**
 * A destination must lead out of the suite: a short URL that leads to a short URL, of this brand or another, can end in a
 * circle [TP-12].
 */
export async function refuseLoop(
  { app }: { app: App },
  { place = AT_DESTINATION, ...given }: { address: string; siteUrl: string | null; place?: Place },
): Promise<void> {
  const address = resolvedDestination(given.address, given.siteUrl);
  if (address === undefined) throw place.hostNotSaid();
  const host = hostOf(address);
  if (isOwnPage(address, app) || (await isShortUrlHost(host, app))) throw place.loops({ host });
}

/** Nor may the website behind `{host}` be the suite: what is written behind it changes later. */
export async function refuseOwnSite(
  { app }: { app: App },
  given: { address: string; as: (params: { host: string }) => Problem },
): Promise<void> {
  const host = hostOf(given.address);
  if (host === ownHost(app) || (await isShortUrlHost(host, app))) throw given.as({ host });
}

function isOwnPage(address: string, app: App): boolean {
  return hostOf(address) === ownHost(app) && OWN_PATHS.test(readPath(new URL(address)));
}

function ownHost(app: App): string {
  return bareHost(new URL(app.config.publicUrl).hostname);
}

async function isShortUrlHost(host: string, app: App): Promise<boolean> {
  // The host may be another client's, whom this user does not see.
  const db = app.database.acrossClients();
  return (await app.ports.ask(findBrand, { host }, { db, app })) !== null;
}
