import { hash, randomInt } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { VisitKind } from '#modules/touchpoints/contract/statistics.ts';
import type { App } from '#platform/server/app.ts';
import {
  addressKey,
  clientAddress,
  type TrustedProxies,
} from '#platform/server/http/request/request-address.ts';
import { countryFromProxyHeaders } from '#platform/server/http/request/visitor-headers.ts';
import type { VisitJournal } from '../../visits/visit-journal.ts';
import type { VisitBudgets } from '../budget/visit-budgets.ts';
import type { RedirectLink } from '../cache/redirect-link.ts';
import { readLanguageTraits, readVisitorTraits } from '../request/short-url-request.ts';
import { ONE_VISIT_MS, RecentVisits, SharedKey } from './recent-visits.ts';

/** Longer than any hashed text; the rest would be ignored. */
const LONGEST_BYTES = 8_192;
const words = new Uint32Array(LONGEST_BYTES / 4 + 1);
const bytes = Buffer.from(words.buffer);

/** The same for all visits within ten seconds. */
let moment = momentOf(0);

interface Parts {
  app: App;
  journal: VisitJournal;
  budgets: VisitBudgets;
  proxies: TrustedProxies;
}

export interface RecordedVisit {
  id: string;
  key: number;
  /** Shared by all visits that are written to disk together. */
  written: Promise<void>;
}

/** Undefined if the touchpoint's cap is reached. */
type Admission = RecordedVisit | undefined | Promise<RecordedVisit | undefined>;

/**
 * All requests of a phone for a touchpoint within seconds are one visit: counted once, with one id. See
 * docs/decisions/visits.md.
 */
export class PhoneVisits {
  readonly #parts: Parts;
  readonly #recent = new RecentVisits<Admission>();
  readonly #shared: SharedKey;
  /** Specific to this process, so that its memory does not depend on other processes. */
  readonly #own = new KeyedHash();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#shared = new SharedKey(parts.app);
  }

  /** A visitor who was already admitted; a limit reached since does not apply. */
  isUnderWay(request: IncomingMessage, link: RedirectLink): boolean {
    return this.#recent.find(this.#own.of(this.#requestKey(request, link))) !== undefined;
  }

  /** Returns a promise only if a capped touchpoint has to query its budget. */
  admit(request: IncomingMessage, given: { link: RedirectLink; kind: VisitKind }): Admission {
    const requestKey = this.#requestKey(request, given.link);
    const key = this.#own.of(requestKey);
    const known = this.#recent.find(key);
    if (known) return known;
    const taken = this.#parts.budgets.take(given.link);
    const record = (isTaken: boolean) =>
      isTaken ? this.#record(request, { ...given, requestKey, key }) : undefined;
    const visit =
      taken instanceof Promise ? this.#recordLater(taken.then(record), key) : record(taken);
    if (visit) this.#recent.keep(key, visit);
    return visit;
  }

  /** Calls `go` when the visit would survive a crash of this process. */
  afterWriting<Result>({ key, written }: RecordedVisit, go: () => Result): Promise<Result> {
    return written.then(go, (error: unknown) => {
      // A visit that could not be stored does not count; the next request tries again.
      this.#recent.forget(key);
      throw error;
    });
  }

  close(): void {
    this.#shared.close();
  }

  async #recordLater(visit: Promise<RecordedVisit | undefined>, key: number) {
    const recorded = await visit.catch((error: unknown) => {
      this.#recent.forget(key);
      throw error;
    });
    if (recorded === undefined) this.#recent.forget(key);
    return recorded;
  }

  #record(
    request: IncomingMessage,
    {
      link,
      kind,
      requestKey,
      key,
    }: { link: RedirectLink; kind: VisitKind; requestKey: string; key: number },
  ): RecordedVisit {
    const { journal, proxies } = this.#parts;
    const { id, at } = deriveVisitIdentity(this.#shared.now(), requestKey);
    const { clientId, touchpointId, sku, followed } = link;
    const written = journal.record({
      id,
      at,
      clientId,
      touchpointId,
      sku,
      suffix: followed,
      kind,
      country: readVisitorCountry(request, proxies),
      device: readVisitorTraits(request.headers).device,
    });
    return { id, key, written };
  }

  #requestKey(request: IncomingMessage, { clientId, touchpointId }: RedirectLink): string {
    return `${clientId}\n${touchpointId}\n${phoneFingerprint(request, this.#parts.proxies)}`;
  }
}

/**
 * Identifies a phone for a few seconds. Must be hashed immediately and never stored. Includes the language, because
 * many phones of one model share a carrier's IP address.
 */
function phoneFingerprint(request: IncomingMessage, proxies: TrustedProxies): string {
  const { browserDigest } = readVisitorTraits(request.headers);
  const language = readLanguageTraits(request.headers).digest;
  return `${addressKey(clientAddress(request, proxies))}\n${browserDigest}\n${language}`;
}

/**
 * The country from a trusted proxy, otherwise the region of the visitor's language, marked as such, otherwise empty.
 * The IP address is never used.
 */
export function readVisitorCountry(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  proxies: TrustedProxies,
): string {
  const proxyCountry = proxies.trusts(socket.remoteAddress)
    ? countryFromProxyHeaders(headers)
    : undefined;
  return proxyCountry ?? readLanguageTraits(headers).country;
}

/**
 * Returns the same id and time in every process with the same key, so that a visitor who reaches two processes is
 * counted once. The key is deleted soon; afterwards the id cannot be traced to its input.
 */
export function deriveVisitIdentity(
  key: string,
  requestKey: string,
  now = Date.now(),
): { id: string; at: Date } {
  const time = now - (now % ONE_VISIT_MS);
  if (moment.time !== time) moment = momentOf(time);
  const digits = hash('sha256', `${key}\n${time}\n${requestKey}`, 'hex');
  // UUID version 7, like all ids that sort by time.
  const variant = '89ab'[Number.parseInt(digits.charAt(3), 16) % 4];
  const id = `${moment.head}${digits.slice(0, 3)}-${variant}${digits.slice(4, 7)}-${digits.slice(7, 19)}`;
  return { id, at: moment.at };
}

function momentOf(time: number): { time: number; at: Date; head: string } {
  const digits = time.toString(16).padStart(12, '0');
  return { time, at: new Date(time), head: `${digits.slice(0, 8)}-${digits.slice(8)}-7` };
}

/**
 * A 53-bit hash with a separate secret, for an in-memory map; much cheaper than a cryptographic hash, and every visit
 * needs one. Reversing it requires access to the process memory, which also contains the requests.
 */
export class KeyedHash {
  readonly #low = randomInt(2 ** 32);
  readonly #high = randomInt(2 ** 32);

  of(text: string): number {
    // Copied once and read in steps of four bytes, because reading a newly concatenated string character by character is
    // slow.
    const length = bytes.write(text, 0, LONGEST_BYTES);
    bytes.fill(0, length, length + 3);
    const end = (length + 3) >> 2;
    let low = this.#low ^ length;
    let high = this.#high;
    for (let at = 0; at < end; at += 1) {
      const word = words[at] ?? 0;
      low = Math.imul(low ^ word, 0x9e3779b1);
      low ^= low >>> 15;
      high = Math.imul(high ^ word, 0x5f356495);
      high ^= high >>> 13;
    }
    low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
    high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
    return (high >>> 11) * 2 ** 32 + (low >>> 0);
  }
}
