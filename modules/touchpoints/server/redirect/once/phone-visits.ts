import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { VisitKind } from '#modules/touchpoints/contract/statistics.ts';
import type { App } from '#platform/server/app.ts';
import type { TrustedProxies } from '#platform/server/http/request/trusted-proxies.ts';
import { newToken } from '#platform/server/secrets/secrets.ts';
import type { VisitJournal } from '../../visits/visit-journal.ts';
import { countryOfVisitor } from '../asked/country-of-visitor.ts';
import { traitsOfVisitor } from '../asked/traits-of-visitor.ts';
import type { KnownLink } from '../book/known-link.ts';
import type { VisitBudgets } from '../budget/visit-budgets.ts';
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

/** Whatever a phone asks of a touchpoint within seconds is one visit: counted once, under one id. See docs/decisions/visits.md. */
export class PhoneVisits {
  readonly #parts: Parts;
  readonly #recent = new RecentVisits();
  readonly #shared: SharedKey;
  /** Of this process alone, so that its own memory does not depend on what others tell. */
  readonly #own = newToken();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#shared = new SharedKey(parts.app);
  }

  /** Somebody who is on their way already: a limit that was reached since does not stop them. */
  isUnderWay(request: FastifyRequest, link: KnownLink): boolean {
    return this.#recent.find(this.#ownKey(askedOf(request, link))) !== undefined;
  }

  /** The visit's id once it is kept; undefined where the limit of the touchpoint leaves none. */
  admit(
    request: FastifyRequest,
    given: { link: KnownLink; kind: VisitKind },
  ): Promise<string | undefined> {
    const asked = askedOf(request, given.link);
    const key = this.#ownKey(asked);
    const known = this.#recent.find(key);
    if (known) return known;
    const visit = this.#begin(request, { ...given, asked }).then(
      (id) => {
        if (id === undefined) this.#recent.forget(key);
        return id;
      },
      (error: unknown) => {
        // What could not be kept is no visit: the next request tries again.
        this.#recent.forget(key);
        throw error;
      },
    );
    this.#recent.keep(key, visit);
    return visit;
  }

  close(): void {
    this.#shared.close();
  }

  async #begin(
    { headers, raw }: FastifyRequest,
    { link, kind, asked }: { link: KnownLink; kind: VisitKind; asked: string },
  ): Promise<string | undefined> {
    const { budgets, journal, proxies } = this.#parts;
    const taken = budgets.take(link);
    if (!(taken instanceof Promise ? await taken : taken)) return undefined;
    const { id, at } = visitOfMoment(this.#shared.now(), asked);
    const { clientId, touchpointId, sku, followed } = link;
    await journal.record({
      id,
      at,
      clientId,
      touchpointId,
      sku,
      suffix: followed,
      kind,
      country: countryOfVisitor(raw, proxies),
      device: traitsOfVisitor(headers).device,
    });
    return id;
  }

  #ownKey(asked: string): string {
    return hash('sha256', `${this.#own}\n${asked}`, 'base64url');
  }
}

function askedOf(request: FastifyRequest, { clientId, touchpointId }: KnownLink): string {
  return `${clientId}\n${touchpointId}\n${phoneOfRequest(request)}`;
}
