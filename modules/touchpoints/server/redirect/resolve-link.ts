import type { Brand } from '#modules/directory/contract/clients/client-ports.ts';
import { parseHost, resolvedDestination } from '#modules/touchpoints/contract/destination.ts';
import { bareHost } from '#platform/contract/outbound/public-url.ts';
import type { Config } from '#platform/server/config.ts';
import { landingPageUrl, readPath } from '../short-url.ts';
import type { RedirectBrand, RedirectLink } from './cache/redirect-link.ts';

const SHORT_URLS = /^\/+s(?:\/|$)/;

/** The result of a link for a visitor at this moment. */
export type Verdict =
  | { kind: 'go'; address: string; landing: boolean }
  | { kind: 'elsewhere'; address: string }
  | { kind: 'not-yet'; opensAt: number }
  /** Time of its end, if a date ended it instead of a user or a cap. */
  | { kind: 'over'; since: number | null };

interface Circumstances {
  brand: RedirectBrand;
  /** The host of the visitor's request. */
  host: string;
  /** The visit cap is reached. */
  isSpent: boolean;
  now: number;
  suite: Pick<Config, 'publicUrl'>;
}

/**
 * Before its start it shows the start time; after its end, its last visit or its deletion it redirects to its fallback
 * [TP-06].
 */
export function resolveLink(link: RedirectLink, given: Circumstances): Verdict {
  const { brand, now } = given;
  const ended = link.endsAt !== null && now >= link.endsAt;
  if (link.deleted || brand.brand.archived || ended || given.isSpent)
    return elsewhere(link, given, ended && !link.deleted ? link.endsAt : null);
  if (link.startsAt !== null && now < link.startsAt)
    return { kind: 'not-yet', opensAt: link.startsAt };
  if (link.destUrl === null) {
    const address = landingPageUrl({ suffix: link.mainSuffix }, brand.brand, given.suite);
    return { kind: 'go', address, landing: true };
  }
  const address = wayOut(link.destUrl, link, given);
  if (address === undefined) return elsewhere(link, given, null);
  return { kind: 'go', address, landing: false };
}

/** Undefined if `{host}` has no value, or if the destination creates a loop. */
function wayOut(text: string, link: RedirectLink, given: Circumstances): string | undefined {
  const { brand, configurations } = given.brand;
  const known = link.lastWayOut;
  if (known?.text === text && known.brand === given.brand && known.host === given.host)
    return known.address;
  const siteUrl = configurations.get(link.configurationSlug)?.siteUrl ?? null;
  const resolved = resolvedDestination(text, siteUrl);
  const isCircle = resolved !== undefined && isOwnShortUrl(resolved, { ...given, brand });
  const address = isCircle ? undefined : resolved;
  link.lastWayOut = { text, brand: given.brand, host: given.host, address };
  return address;
}

function elsewhere(link: RedirectLink, given: Circumstances, since: number | null): Verdict {
  const { configurations } = given.brand;
  const fallback =
    link.fallbackUrl ?? configurations.get(link.configurationSlug)?.fallbackUrl ?? null;
  const address = fallback && wayOut(fallback, link, given);
  return address ? { kind: 'elsewhere', address } : { kind: 'over', since };
}

/** The host and brand of a visitor's request. */
interface ShortUrlContext {
  host: string;
  brand: Pick<Brand, 'shortUrlBase'>;
  suite: Pick<Config, 'publicUrl'>;
}

/**
 * Whether a URL is one of the brand's short URLs. Such destinations are refused, but the brand can get a host afterwards that
 * existing destinations already use [TP-12].
 */
function isOwnShortUrl(address: string, { host, brand, suite }: ShortUrlContext): boolean {
  const url = URL.parse(address);
  if (url === null) return false;
  const named = bareHost(url.hostname);
  if (named === brand.shortUrlBase) return true;
  return SHORT_URLS.test(readPath(url)) && (named === host || named === parseHost(suite.publicUrl));
}
