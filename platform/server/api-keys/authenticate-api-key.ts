import { LRUCache } from 'lru-cache';
import { apiKeyClientArchived, apiKeyEnded, apiKeyUnknown } from '#platform/contract/api-key.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { definePort } from '#platform/contract/port.ts';
import { tooManyRequests } from '#platform/contract/problems.ts';
import type { App } from '../app.ts';
import type { Principal } from '../sessions/principal.ts';
import { API_KEY_MARK, identifyApiKey } from './api-keys.ts';

/** Purpose of the keys by which servers of a brand make the calls of users. Their subject is the client. */
export const BRAND_KEY_PURPOSE = 'brand';

/**
 * The access of a brand's key: its client only, brand-wide, with its scopes only. Undefined if the client is archived.
 * Implemented by the module that stores users.
 */
export const apiKeyPrincipalPort = definePort<
  { clientId: string; keyId: string; scopes: readonly string[] },
  Omit<Principal, 'sessionId'> | undefined
>('sessions.principal-of-api-key');

/**
 * Whether a request presents an API key of a brand. Proxies may add bearer tokens of their own to the requests of a
 * browser, so other tokens count only if there is no session.
 */
export function presentsApiKey(authorization: string | undefined, hasSession: boolean): boolean {
  const [, token] = /^bearer +(\S+)/i.exec(authorization ?? '') ?? [];
  return token !== undefined && (!hasSession || token.startsWith(API_KEY_MARK));
}

/** Returns the principal of an API key of a brand; throws if the key is unknown, has ended or is used too often. */
export async function authenticateApiKey(
  app: App,
  { authorization, locale }: { authorization: string; locale: Locale },
): Promise<Principal> {
  const key = await identifyApiKey({ app }, authorization, BRAND_KEY_PURPOSE);
  if (!key) throw apiKeyUnknown();
  if (key.hasEnded) throw apiKeyEnded();
  countCall(app, key.id);
  const { clientId, id: keyId, scopes } = key;
  const context = { db: app.database.acrossClients(), app };
  const found = await app.ports.call(apiKeyPrincipalPort, { clientId, keyId, scopes }, context);
  if (!found) throw apiKeyClientArchived();
  return { ...found, sessionId: '', locale };
}

const WINDOW_MS = 60_000;
/** More keys than this make calls within a minute only in an attack with valid keys. */
const COUNTED_KEYS = 50_000;
interface Window {
  endsAt: number;
  calls: number;
}
const counters = new WeakMap<App, LRUCache<string, Window>>();

/** Only valid keys are counted here; invalid keys are limited by IP address. */
function countCall(app: App, keyId: string): void {
  const windows = counters.get(app) ?? new LRUCache<string, Window>({ max: COUNTED_KEYS });
  counters.set(app, windows);
  const now = Date.now();
  const current = windows.get(keyId);
  const window = current && current.endsAt > now ? current : { endsAt: now + WINDOW_MS, calls: 0 };
  windows.set(keyId, window);
  window.calls += 1;
  if (window.calls > app.config.API_KEY_CALLS_PER_MINUTE)
    throw tooManyRequests({ seconds: Math.ceil((window.endsAt - now) / 1000) });
}
