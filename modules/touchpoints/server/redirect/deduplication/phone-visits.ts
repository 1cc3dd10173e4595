import type { IncomingMessage } from 'node:http';
import type { VisitKind } from '#modules/touchpoints/contract/statistics.ts';
import type { App } from '#platform/server/app.ts';
import type { TrustedProxies } from '#platform/server/http/request/trusted-proxies.ts';
import type { VisitJournal } from '../../visits/visit-journal.ts';
import type { VisitBudgets } from '../budget/visit-budgets.ts';
import type { RedirectLink } from '../cache/redirect-link.ts';
import { readVisitorCountry } from '../request/read-visitor-country.ts';
import { readVisitorTraits } from '../request/read-visitor-traits.ts';
import { deriveVisitIdentity } from './derive-visit-identity.ts';
import { KeyedHash } from './keyed-hash.ts';
import { phoneFingerprint } from './phone-fingerprint.ts';
import { RecentVisits } from './recent-visits.ts';
import { SharedKey } from './shared-key.ts';

interface Parts {
  app: App;
  journal: VisitJournal;
  budgets: VisitBudgets;
  proxies: TrustedProxies;
}

export interface RecordedVisit {
  id: string;
  key: number;
  /** Shared by all visits that go to the disk with one write. */
  written: Promise<void>;
}

/** Undefined where the limit of the touchpoint leaves no visit. */
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
    return this.#recent.find(this.#own.of(this.#askedOf(request, link))) !== undefined;
  }

  /** Returns a promise only if a capped touchpoint has to query its budget. */
  admit(request: IncomingMessage, given: { link: RedirectLink; kind: VisitKind }): Admission {
    const asked = this.#askedOf(request, given.link);
    const key = this.#own.of(asked);
    const known = this.#recent.find(key);
    if (known) return known;
    const taken = this.#parts.budgets.take(given.link);
    const record = (isTaken: boolean) =>
      isTaken ? this.#record(request, { ...given, asked, key }) : undefined;
    const visit =
      taken instanceof Promise ? this.#recordLater(taken.then(record), key) : record(taken);
    if (visit) this.#recent.keep(key, visit);
    return visit;
  }

  /** Calls `go` when the visit survives the end of this process. */
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
    const kept = await visit.catch((error: unknown) => {
      this.#recent.forget(key);
      throw error;
    });
    if (kept === undefined) this.#recent.forget(key);
    return kept;
  }

  #record(
    request: IncomingMessage,
    { link, kind, asked, key }: { link: RedirectLink; kind: VisitKind; asked: string; key: number },
  ): RecordedVisit {
    const { journal, proxies } = this.#parts;
    const { id, at } = deriveVisitIdentity(this.#shared.now(), asked);
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

  #askedOf(request: IncomingMessage, { clientId, touchpointId }: RedirectLink): string {
    return `${clientId}\n${touchpointId}\n${phoneFingerprint(request, this.#parts.proxies)}`;
  }
}
