import { hash as digest, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { VisitSource } from '#modules/locator/contract/traffic.ts';
import { atMost } from '#platform/server/cache/at-most.ts';
import { addressKey } from '#platform/server/http/request/request-address.ts';
import {
  countryFromAcceptLanguage,
  countryFromProxyHeaders,
  isFetchedAhead,
  isRobot,
} from '#platform/server/http/request/visitor-headers.ts';

const DAY_MS = 24 * 60 * 60_000;
const VISITORS_REMEMBERED = 100_000;
const HEADER_MAX_LENGTH = 500;
const SEARCH_ENGINES =
  /(?:^|\.)(?:google|bing|duckduckgo|ecosia|qwant|yahoo|yandex|baidu|startpage|search\.brave)\.[a-z.]{2,6}$/;

/** Never stored: once it is replaced, hashes cannot be linked to addresses. */
let key = { since: 0, secret: newSecret() };
const seen = new LRUCache<string, true>(atMost(VISITORS_REMEMBERED));

/**
 * Visitor data for statistics, taken only from the request; nothing is stored in the browser. A visitor is new if the
 * referrer is external and this process has not seen the visitor within a day.
 */
export function describeVisitor(visit: {
  headers: IncomingHttpHeaders;
  /** Host names on which the pages of this locator are opened. */
  ownHosts: readonly string[];
  slug: string;
  /** Whether the URL contains the mark of a scanned code. */
  isScan?: boolean;
  /** The visitor's IP address; without it a returning visitor counts again. */
  address?: string | undefined;
}): { isRobot: boolean; isNewVisitor: boolean; referrer: VisitSource; country: string } {
  const { headers, ownHosts, isScan = false } = visit;
  const from = headers.referer ? URL.parse(headers.referer)?.host.toLowerCase() : undefined;
  const isOwn = from !== undefined && ownHosts.includes(from);
  const robot = isRobot(headers) || isFetchedAhead(headers);
  return {
    isRobot: robot,
    isNewVisitor: !robot && !isOwn && isFirstToday(visit),
    referrer: isScan ? 'scan' : sourceOf(from, isOwn),
    country: countryFromProxyHeaders(headers) ?? countryFromAcceptLanguage(headers) ?? '',
  };
}

function sourceOf(host: string | undefined, isOwn: boolean): VisitSource {
  if (host === undefined || isOwn) return 'other';
  return SEARCH_ENGINES.test(host) ? 'search' : 'site';
}

function isFirstToday(visit: {
  headers: IncomingHttpHeaders;
  slug: string;
  address?: string | undefined;
}): boolean {
  if (visit.address === undefined) return true;
  const now = Date.now();
  if (now - key.since >= DAY_MS) {
    key = { since: now, secret: newSecret() };
    seen.clear();
  }
  const { 'user-agent': browser = '', 'accept-language': language = '' } = visit.headers;
  const parts = [visit.slug, addressKey(visit.address), browser, language];
  const text = parts.map((part) => part.slice(0, HEADER_MAX_LENGTH)).join('\n');
  const hash = digest('sha256', `${key.secret}\n${text}`, 'base64');
  if (seen.has(hash)) return false;
  seen.set(hash, true);
  return true;
}

function newSecret(): string {
  return randomBytes(32).toString('base64');
}
