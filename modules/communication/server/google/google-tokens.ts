import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { trimEndCharacter } from '#platform/contract/text/text.ts';
import type { App } from '#platform/server/app.ts';
import type { Config } from '#platform/server/config.ts';
import { tokenSchema } from './google-answers.ts';
import { failureFromError, failureFromResponse, GoogleFailure } from './google-failure.ts';

export interface GoogleEndpoints {
  consent: string;
  token: string;
  revoke: string;
  /** My Business Account Management v1. */
  accounts: string;
  /** My Business Business Information v1. */
  information: string;
  /** Google My Business v4, the only API with reviews. */
  reviews: string;
  /** The operator configured the URL, so it may be in their own network. */
  configured: boolean;
}

/** URL of each Google API, or all below the configured one. */
export function googleEndpoints({
  GOOGLE_API_URL,
}: Pick<Config, 'GOOGLE_API_URL'>): GoogleEndpoints {
  const base = GOOGLE_API_URL && trimEndCharacter(GOOGLE_API_URL, '/');
  return {
    consent: `${base ?? 'https://accounts.google.com'}/o/oauth2/v2/auth`,
    token: `${base ?? 'https://oauth2.googleapis.com'}/token`,
    revoke: `${base ?? 'https://oauth2.googleapis.com'}/revoke`,
    accounts: `${base ?? 'https://mybusinessaccountmanagement.googleapis.com'}/v1`,
    information: `${base ?? 'https://mybusinessbusinessinformation.googleapis.com'}/v1`,
    reviews: `${base ?? 'https://mybusiness.googleapis.com'}/v4`,
    configured: base !== undefined,
  };
}

/** The Google project through which all brands connect; undefined if the operator configured none. */
export function googleProject({
  GOOGLE_CLIENT_ID: id,
  GOOGLE_CLIENT_SECRET: secret,
}: Pick<Config, 'GOOGLE_CLIENT_ID' | 'GOOGLE_CLIENT_SECRET'>):
  | { id: string; secret: string }
  | undefined {
  return id && secret ? { id, secret } : undefined;
}

export type TokenParts = Pick<App, 'config' | 'outbound' | 'secrets'>;
export type TokenAnswer = z.output<typeof tokenSchema>;

const TOKEN_BYTES = 64 * 1024;
const TOTAL_MS = 15_000;
/** Tokens are refreshed this long before they expire. */
const EARLY_MS = 60_000;
const CLIENTS_CACHED = 5_000;

interface CachedToken {
  token: string;
  expiresAt: number;
}

/** By hash of the refresh token: concurrent calls of one brand share one token request. */
const tokens = new LRUCache<string, Promise<CachedToken>>({ max: CLIENTS_CACHED });

/** The access token of a connection, cached while valid. `refused` is a token that Google no longer accepts. */
export async function accessToken(
  { app, signal }: { app: TokenParts; signal?: AbortSignal | undefined },
  refreshToken: string,
  { refused }: { refused?: string } = {},
): Promise<string> {
  const key = app.secrets.hash(
    'google access token',
    `${googleEndpoints(app.config).token} ${refreshToken}`,
  );
  const seen = tokens.get(key);
  const cached = await seen?.catch(() => undefined);
  signal?.throwIfAborted();
  if (cached && cached.token !== refused && cached.expiresAt - EARLY_MS > Date.now())
    return cached.token;
  // Another call may have started to refresh it meanwhile.
  const newer = tokens.get(key);
  if (newer && newer !== seen) return (await newer).token;
  const fresh = refresh({ app }, refreshToken);
  tokens.set(key, fresh);
  fresh.catch(() => {
    if (tokens.peek(key) === fresh) tokens.delete(key);
  });
  return (await fresh).token;
}

async function refresh({ app }: { app: TokenParts }, refreshToken: string): Promise<CachedToken> {
  const { access_token: token, expires_in: seconds } = await requestToken(
    { app },
    { grant_type: 'refresh_token', refresh_token: refreshToken },
  );
  return { token, expiresAt: Date.now() + seconds * 1_000 };
}

/** Requests a token from Google. A withdrawn or expired grant is `not-allowed`. */
export async function requestToken(
  { app }: { app: Pick<App, 'config' | 'outbound'> },
  grant: Readonly<Record<string, string>>,
): Promise<TokenAnswer> {
  const project = googleProject(app.config);
  if (!project) throw new GoogleFailure('not-allowed', 'no Google project is configured');
  const { token: url, configured } = googleEndpoints(app.config);
  const answer = await app.outbound
    .request({
      url,
      configured,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: new URLSearchParams({
        ...grant,
        client_id: project.id,
        client_secret: project.secret,
      }).toString(),
      totalMs: TOTAL_MS,
      maxBytes: TOKEN_BYTES,
    })
    .catch((error) => {
      throw failureFromError(error);
    });
  if (answer.status !== 200) {
    const failure = failureFromResponse(answer);
    // `invalid_grant` and `invalid_client` have status 400.
    throw failure.kind === 'invalid' ? new GoogleFailure('not-allowed', failure.reason) : failure;
  }
  const parsed = tokenSchema.safeParse(jsonIn(answer.body));
  if (!parsed.success)
    throw new GoogleFailure('unavailable', 'the token answer is not as documented');
  return parsed.data;
}

/** Undefined if the text is not JSON. */
export function jsonIn(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
