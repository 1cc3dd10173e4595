import { createHash, sign } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { trimEndCharacter } from '#platform/contract/text/text.ts';
import type { App } from '#platform/server/app.ts';
import {
  failureFromError,
  failureFromResponse,
  GoogleFailure,
  type ServiceAccount,
} from './google-key.ts';

export type GoogleParts = Pick<App, 'config' | 'outbound'>;

const SCOPES = [
  'https://www.googleapis.com/auth/webmasters.readonly',
  'https://www.googleapis.com/auth/analytics.readonly',
].join(' ');
const TOKEN_SECONDS = 3_600;
/** Tokens are refreshed this long before they expire. */
const EARLY_MS = 60_000;
const TOTAL_MS = 15_000;
const ANSWER_BYTES = 8 * 1024 * 1024;

const tokenSchema = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive(),
});
/** By hash of URL and key, so that a new key or URL never gets an old token. */
const tokens = new LRUCache<string, { token: string; until: number }>({ max: 2_000 });

/** API client for Search Console and GA4 with a brand's service account. Throws a `GoogleFailure`. */
export class GoogleClient {
  readonly #app: GoogleParts;
  readonly #key: ServiceAccount;
  readonly #signal: AbortSignal | undefined;

  constructor({
    app,
    key,
    signal,
  }: { app: GoogleParts; key: ServiceAccount; signal?: AbortSignal }) {
    this.#app = app;
    this.#key = key;
    this.#signal = signal;
  }

  async querySearchAnalytics<Answer>(
    site: string,
    query: object,
    answer: z.ZodType<Answer>,
  ): Promise<Answer> {
    const base = this.#base('https://www.googleapis.com');
    const path = `/webmasters/v3/sites/${encodeURIComponent(site)}/searchAnalytics/query`;
    return this.#post(`${base}${path}`, query, answer);
  }

  async runReport<Answer>(
    property: string,
    report: object,
    answer: z.ZodType<Answer>,
  ): Promise<Answer> {
    const base = this.#base('https://analyticsdata.googleapis.com');
    const path = `/v1beta/properties/${encodeURIComponent(property)}:runReport`;
    return this.#post(`${base}${path}`, report, answer);
  }

  /** Requests only a token, to check that Google accepts the key. */
  async checkKey(): Promise<void> {
    await this.#newToken();
  }

  async #post<Answer>(url: string, body: object, schema: z.ZodType<Answer>): Promise<Answer> {
    const token = await this.#token();
    const send = (bearer: string) =>
      this.#request(url, JSON.stringify(body), {
        authorization: `Bearer ${bearer}`,
        'content-type': 'application/json',
      });
    let answer = await send(token);
    // A token can be withdrawn before it expires.
    if (answer.status === 401) answer = await send(await this.#newToken());
    if (answer.status !== 200) throw failureFromResponse(answer);
    return parsed(answer.body, schema);
  }

  async #token(): Promise<string> {
    const known = tokens.get(this.#cacheKey());
    return known && known.until > Date.now() ? known.token : this.#newToken();
  }

  async #newToken(): Promise<string> {
    const url = `${this.#base('https://oauth2.googleapis.com')}/token`;
    const answer = await this.#request(
      url,
      new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion: this.#assertion(url),
      }).toString(),
      { 'content-type': 'application/x-www-form-urlencoded' },
    );
    if (answer.status !== 200) {
      const failure = failureFromResponse(answer);
      // `invalid_grant` has status 400: the account or its key was deleted.
      throw failure.kind === 'invalid' ? new GoogleFailure('not-allowed') : failure;
    }
    const { access_token: token, expires_in: seconds } = parsed(answer.body, tokenSchema);
    tokens.set(this.#cacheKey(), { token, until: Date.now() + seconds * 1_000 - EARLY_MS });
    return token;
  }

  /** A JWT signed with RS256, as service accounts authenticate. */
  #assertion(audience: string): string {
    const now = Math.floor(Date.now() / 1_000);
    const { account, keyId, privateKey } = this.#key;
    const parts = [
      { alg: 'RS256', typ: 'JWT', ...(keyId && { kid: keyId }) },
      { iss: account, scope: SCOPES, aud: audience, iat: now, exp: now + TOKEN_SECONDS },
    ].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
    const signed = sign('RSA-SHA256', Buffer.from(parts.join('.')), privateKey);
    return [...parts, signed.toString('base64url')].join('.');
  }

  async #request(url: string, body: string, headers: Record<string, string>) {
    try {
      return await this.#app.outbound.request({
        url,
        method: 'POST',
        body,
        headers: { accept: 'application/json', ...headers },
        configured: this.#app.config.GOOGLE_API_URL !== undefined,
        totalMs: TOTAL_MS,
        maxBytes: ANSWER_BYTES,
        ...(this.#signal && { signal: this.#signal }),
      });
    } catch (error) {
      this.#signal?.throwIfAborted();
      throw failureFromError(error);
    }
  }

  /** Google's URL, or the operator's replacement for all Google calls. */
  #base(documented: string): string {
    const { GOOGLE_API_URL: configured } = this.#app.config;
    return configured ? trimEndCharacter(configured, '/') : documented;
  }

  #cacheKey(): string {
    const { account, privateKey } = this.#key;
    return createHash('sha256')
      .update([this.#base(''), account, privateKey].join('\n'))
      .digest('base64');
  }
}

function parsed<Answer>(body: Buffer, schema: z.ZodType<Answer>): Answer {
  try {
    return schema.parse(JSON.parse(body.toString('utf8')));
  } catch (cause) {
    throw new GoogleFailure('unavailable', { cause });
  }
}
