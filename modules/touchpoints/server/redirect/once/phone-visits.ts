import type { IncomingMessage } from 'node:http';
import type { VisitKind } from '#modules/touchpoints/contract/statistics.ts';
import type { App } from '#platform/server/app.ts';
import type { TrustedProxies } from '#platform/server/http/request/trusted-proxies.ts';
import type { VisitJournal } from '../../visits/visit-journal.ts';
import { countryOfVisitor } from '../asked/country-of-visitor.ts';
import { traitsOfVisitor } from '../asked/traits-of-visitor.ts';
import type { KnownLink } from '../book/known-link.ts';
import type { VisitBudgets } from '../budget/visit-budgets.ts';
import { KeyedHash } from './keyed-hash.ts';
import { phoneOfRequest } from './phone-of-request.ts';
import { RecentVisits } from './recent-visits.ts';
import { SharedKey } from './shared-key.ts';
import { visitOfMoment } from './visit-of-moment.ts';

interface Parts {
  app: App;
  journal: VisitJournal;
  budgets: VisitBudgets;
  proxies: TrustedProxies;
}

export interface KeptVisit {
  id: string;
  key: number;
  /** Shared by all visits that go to the disk with one write. */
  written: Promise<void>;
}

/** Undefined where the limit of the touchpoint leaves no visit. */
type Admission = KeptVisit | undefined | Promise<KeptVisit | undefined>;

/** Whatever a phone asks of a touchpoint within seconds is one visit: counted once, under one id. See docs/decisions/visits.md. */
export class PhoneVisits {
  readonly #parts: Parts;
  readonly #recent = new RecentVisits<Admission>();
  readonly #shared: SharedKey;
  /** Of this process alone, so that its own memory does not depend on what others tell. */
  readonly #own = new KeyedHash();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#shared = new SharedKey(parts.app);
  }

  /** Somebody who is on their way already: a limit that was reached since does not stop them. */
  isUnderWay(request: IncomingMessage, link: KnownLink): boolean {
    return this.#recent.find(this.#own.of(this.#askedOf(request, link))) !== undefined;
  }

  /** Returns a promise only where a limited touchpoint has to ask for its visit. */
  admit(request: IncomingMessage, given: { link: KnownLink; kind: VisitKind }): Admission {
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
  afterWriting<Result>({ key, written }: KeptVisit, go: () => Result): Promise<Result> {
    return written.then(go, (error: unknown) => {
      // What could not be kept is no visit: the next request tries again.
      this.#recent.forget(key);
      throw error;
    });
  }

  close(): void {
    this.#shared.close();
  }

  async #recordLater(visit: Promise<KeptVisit | undefined>, key: number) {
    const kept = await visit.catch((error: unknown) => {
      this.#recent.forget(key);
      throw error;
    });
    if (kept === undefined) this.#recent.forget(key);
    return kept;
  }

  #record(
    request: IncomingMessage,
    { link, kind, asked, key }: { link: KnownLink; kind: VisitKind; asked: string; key: number },
  ): KeptVisit {
    const { journal, proxies } = this.#parts;
    const { id, at } = visitOfMoment(this.#shared.now(), asked);
    const { clientId, touchpointId, sku, followed } = link;
    const written = journal.record({
      id,
      at,
      clientId,
      touchpointId,
      sku,
      suffix: followed,
      kind,
      country: countryOfVisitor(request, proxies),
      device: traitsOfVisitor(request.headers).device,
    });
    return { id, key, written };
  }

  #askedOf(request: IncomingMessage, { clientId, touchpointId }: KnownLink): string {
    return `${clientId}\n${touchpointId}\n${phoneOfRequest(request, this.#parts.proxies)}`;
  }
}
