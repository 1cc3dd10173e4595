import { BRAND_CHANGED } from '#modules/directory/contract/clients/client-ports.ts';
import { suffixKey } from '#modules/touchpoints/contract/suffix.ts';
import type { App } from '#platform/server/app.ts';
import { ConcurrencyLimit } from '#platform/server/concurrency/concurrency-limit.ts';
import type { Announcement } from '#platform/server/live/announce-changes.ts';
import { RECONNECTED } from '#platform/server/live/live-message-bus.ts';
import { NotifiedCache } from './notified-cache.ts';
import {
  type RedirectBrand,
  type RedirectLink,
  readLinkByGtin,
  readLinkBySuffix,
  readRedirectBrand,
} from './redirect-link.ts';

export type Found<Value> = Value | null | Promise<Value | null>;

const LINK_CACHE_SIZE = 100_000;
const BRAND_CACHE_SIZE = 10_000;
const UNKNOWN_CACHE_SIZE = 20_000;
/**
 * Maximum time that a capped link stays cached after another process counted its last visit. Its budget is checked in
 * addition.
 */
const CAPPED_FRESH_MS = 2_000;
const NO_CLIENT = '';

/** In-memory cache of brands and links by request, kept current by database notifications. */
export class LinkCache {
  readonly #hosts: NotifiedCache<RedirectBrand>;
  readonly #brandIds: NotifiedCache<RedirectBrand>;
  readonly #suffixes: NotifiedCache<RedirectLink>;
  readonly #gtins: NotifiedCache<RedirectLink>;
  readonly #ends: (() => void)[];

  constructor(app: App) {
    const room = {
      atOnce: Math.max(2, Math.floor(app.config.DATABASE_POOL / 4)),
      maxWaiting: 500,
    };
    const common = {
      gate: new ConcurrencyLimit(room),
      renewals: new ConcurrencyLimit(room),
      log: app.log,
      unknownLimit: UNKNOWN_CACHE_SIZE,
    };
    const brands = {
      ...common,
      knownLimit: BRAND_CACHE_SIZE,
      tag: (_: string, found: RedirectBrand | null) => found?.brand.clientId ?? NO_CLIENT,
    };
    const links = {
      ...common,
      knownLimit: LINK_CACHE_SIZE,
      tag: (_: string, link: RedirectLink | null) =>
        link ? `${link.clientId} ${link.touchpointId}` : NO_CLIENT,
      lifetimeMs: ({ visitCap }: RedirectLink) => (visitCap === null ? undefined : CAPPED_FRESH_MS),
    };
    this.#hosts = new NotifiedCache({
      ...brands,
      load: (host) => readRedirectBrand({ app }, { host }),
    });
    this.#brandIds = new NotifiedCache({
      ...brands,
      load: (brandId) => readRedirectBrand({ app }, { brandId }),
    });
    this.#suffixes = new NotifiedCache({
      ...links,
      load: (key) => {
        const [clientId = '', suffix = ''] = key.split(' ');
        return readLinkBySuffix({ app }, { clientId, suffix });
      },
    });
    this.#gtins = new NotifiedCache({
      ...links,
      load: (key) => {
        const [clientId = '', gtin = ''] = key.split(' ');
        return readLinkByGtin({ app }, { clientId, gtin });
      },
    });
    this.#ends = this.#listen(app);
  }

  brandOfHost(host: string): Found<RedirectBrand> {
    return this.#hosts.find(host);
  }

  brandOfId(brandId: string): Found<RedirectBrand> {
    return this.#brandIds.find(brandId);
  }

  linkOfSuffix(clientId: string, suffix: string): Found<RedirectLink> {
    return this.#suffixes.find(`${clientId} ${suffixKey(suffix)}`);
  }

  /** Undefined if a database query would be needed. Cached keys are always valid suffixes. */
  cachedLink(clientId: string, suffix: string): RedirectLink | undefined {
    return this.#suffixes.peek(`${clientId} ${suffixKey(suffix)}`);
  }

  /** Undefined if a database query would be needed. */
  cachedBrand(by: { host: string } | { brandId: string }): RedirectBrand | undefined {
    return 'host' in by ? this.#hosts.peek(by.host) : this.#brandIds.peek(by.brandId);
  }

  linkOfGtin(clientId: string, gtin: string): Found<RedirectLink> {
    return this.#gtins.find(`${clientId} ${gtin}`);
  }

  close(): void {
    for (const end of this.#ends) end();
  }

  #listen({ live }: App): (() => void)[] {
    const touchpoint = ({ clientId, keys }: Announcement) => {
      for (const cache of [this.#suffixes, this.#gtins]) {
        if (keys === null) cache.forgetWhere((key) => key.startsWith(clientId));
        else for (const id of keys) cache.forgetTagged(`${clientId} ${id}`);
      }
    };
    const invalidateKeys =
      (cache: NotifiedCache<RedirectLink>) =>
      ({ clientId, keys }: Announcement) => {
        if (keys === null) cache.forgetWhere((key) => key.startsWith(clientId));
        else for (const key of keys) cache.forget(`${clientId} ${key}`);
      };
    const brand = ({ clientId }: Announcement) => {
      for (const cache of [this.#hosts, this.#brandIds]) {
        cache.forgetTagged(clientId);
        // The brand may have received a host that was unknown before.
        cache.forgetTagged(NO_CLIENT);
      }
    };
    const everything = () => {
      for (const cache of [this.#hosts, this.#brandIds, this.#suffixes, this.#gtins])
        cache.forgetWhere(() => true);
    };
    return [
      live.on('touchpoints.touchpoint', touchpoint),
      live.on('touchpoints.landing-page', touchpoint),
      live.on('touchpoints.suffix', invalidateKeys(this.#suffixes)),
      // A suffix that led nowhere may exist now.
      live.on('touchpoints.gtin', invalidateKeys(this.#gtins)),
      live.on('touchpoints.configuration', brand),
      live.on(BRAND_CHANGED, brand),
      live.on(RECONNECTED, everything),
    ];
  }
}
