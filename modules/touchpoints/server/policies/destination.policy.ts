import { findBrand } from '#modules/directory/contract/brand.ts';
import { hostOf, resolvedDestination } from '#modules/touchpoints/contract/destination.ts';
import {
  destinationLoops,
  hostNotSaid,
} from '#modules/touchpoints/contract/touchpoint-problems.ts';
import type { Problem } from '#platform/contract/problem.ts';
import { bareHost } from '#platform/contract/public-url.ts';
import type { App } from '#platform/server/app.ts';

/** What the suite itself answers with a redirect or a landing page. */
const OWN_PATHS = /^\/+[sp](?:\/|$)/;

/**
 * A destination must lead out of the suite: a short URL that leads to a short URL, of this brand or another, can end in a
 * circle [TP-12]. `as` says at which field it stands.
 */
export async function refuseLoop(
  { app }: { app: App },
  given: { address: string; siteUrl: string | null; as?: (params: { host: string }) => Problem },
): Promise<void> {
  const address = resolvedDestination(given.address, given.siteUrl);
  if (address === undefined) throw hostNotSaid();
  const host = hostOf(address);
  if (isOwnPage(address, app) || (await isShortUrlHost(host, app)))
    throw (given.as ?? destinationLoops)({ host });
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
  return hostOf(address) === ownHost(app) && OWN_PATHS.test(readPath(address));
}

function ownHost(app: App): string {
  return bareHost(new URL(app.config.publicUrl).hostname);
}

/** As a server reads it: `/%73/x` is `/s/x`. */
function readPath(address: string): string {
  const { pathname } = new URL(address);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

async function isShortUrlHost(host: string, app: App): Promise<boolean> {
  // The host may be another client's, whom this user does not see.
  const db = app.database.acrossClients();
  return (await app.ports.ask(findBrand, { host }, { db, app })) !== null;
}
