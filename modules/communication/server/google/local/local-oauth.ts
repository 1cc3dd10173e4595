import { createHash, randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';

/** A request to the local server, and its response. */
export interface LocalCall {
  method: string;
  url: URL;
  body: string;
  headers: IncomingHttpHeaders;
}

export interface LocalAnswer {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
  html?: string;
}

/** An error in the format of Google's APIs. */
export function refusal(status: number, code: string, message: string): LocalAnswer {
  return { status, body: { error: { code: status, status: code, message } } };
}

export const notFoundAnswer = refusal(404, 'NOT_FOUND', 'Requested entity was not found.');

/** One page of a list, with at most `most` entries. */
export function paged(
  list: { key: string; items: readonly unknown[]; most: number; extra?: object },
  query: URLSearchParams,
): LocalAnswer {
  const { key, items, most, extra = {} } = list;
  const size = Math.min(Number(query.get('pageSize') || most), most);
  const from = Number(query.get('pageToken')?.replace('page-', '') || 0);
  const next = from + size < items.length ? { nextPageToken: `page-${from + size}` } : {};
  return { body: { [key]: items.slice(from, from + size), ...extra, ...next } };
}

export function sendAnswer(response: ServerResponse, answer: LocalAnswer): void {
  const { status = 200, headers = {}, body = {}, html } = answer;
  response.writeHead(status, {
    'content-type': html ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    ...headers,
  });
  response.end(html ?? JSON.stringify(body));
}

const SCOPE = 'openid https://www.googleapis.com/auth/business.manage';

/** Consent and tokens of the local server: codes with PKCE, refresh tokens that can be withdrawn, access tokens that expire. */
export class LocalOauth {
  /** Valid from the start, as if a user had already given consent. */
  readonly refreshToken = 'local-refresh-token';
  readonly #given: { user: string; tokenSeconds: number };
  readonly #refreshTokens = new Set<string>([this.refreshToken]);
  readonly #accessTokens = new Set<string>();
  readonly #codes = new Map<string, { challenge: string; redirect: string }>();

  constructor(given: { user: string; tokenSeconds: number }) {
    this.#given = given;
  }

  takes(authorization = ''): boolean {
    return this.#accessTokens.has(authorization.replace('Bearer ', ''));
  }

  expireTokens(): void {
    this.#accessTokens.clear();
  }

  withdraw(): void {
    this.#refreshTokens.clear();
    this.#accessTokens.clear();
  }

  answer({ method, url, body }: LocalCall): LocalAnswer | undefined {
    const form = new URLSearchParams(body);
    if (url.pathname === '/o/oauth2/v2/auth') return this.#consentPage(url.searchParams);
    if (method !== 'POST') return undefined;
    if (url.pathname === '/revoke')
      return this.#refreshTokens.delete(form.get('token') ?? '')
        ? { body: {} }
        : { status: 400, body: { error: 'invalid_token' } };
    if (url.pathname !== '/token') return undefined;
    return form.get('grant_type') === 'refresh_token' ? this.#refresh(form) : this.#exchange(form);
  }

  #refresh(form: URLSearchParams): LocalAnswer {
    if (this.#refreshTokens.has(form.get('refresh_token') ?? '')) return this.#token();
    const body = { error: 'invalid_grant', error_description: 'Token has been revoked.' };
    return { status: 400, body };
  }

  #exchange(form: URLSearchParams): LocalAnswer {
    const code = this.#codes.get(form.get('code') ?? '');
    this.#codes.delete(form.get('code') ?? '');
    const verifier = form.get('code_verifier') ?? '';
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    if (code?.challenge !== challenge || code.redirect !== form.get('redirect_uri'))
      return { status: 400, body: { error: 'invalid_grant' } };
    const refreshToken = `refresh-${randomUUID()}`;
    this.#refreshTokens.add(refreshToken);
    const claims = Buffer.from(JSON.stringify({ email: this.#given.user })).toString('base64url');
    return this.#token({ refresh_token: refreshToken, id_token: `e30.${claims}.` });
  }

  #token(extra: object = {}): LocalAnswer {
    const token = `access-${randomUUID()}`;
    this.#accessTokens.add(token);
    const { tokenSeconds } = this.#given;
    return {
      body: {
        access_token: token,
        expires_in: tokenSeconds,
        token_type: 'Bearer',
        scope: SCOPE,
        ...extra,
      },
    };
  }

  /** A page on which a user decides; its links redirect as Google does. */
  #consentPage(query: URLSearchParams): LocalAnswer {
    const back = URL.parse(query.get('redirect_uri') ?? '');
    if (!back) return { status: 400, html: 'redirect_uri is missing' };
    const code = `code-${randomUUID()}`;
    this.#codes.set(code, {
      challenge: query.get('code_challenge') ?? '',
      redirect: query.get('redirect_uri') ?? '',
    });
    const to = (search: Record<string, string>) =>
      `${back.href}?${new URLSearchParams({ ...search, state: query.get('state') ?? '' })}`
        .replaceAll('&', '&amp;')
        .replaceAll('"', '&quot;');
    return {
      html: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Local Google</title>
<h1>Local Google</h1><p>Comptoir asks to manage the business profiles of this account.</p>
<p><a id="allow" href="${to({ code })}">Allow</a> · <a id="deny" href="${to({ error: 'access_denied' })}">Cancel</a></p></html>`,
    };
  }
}
