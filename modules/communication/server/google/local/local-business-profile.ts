import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type LocalAnswer,
  type LocalCall,
  notFoundAnswer,
  paged,
  refusal,
  sendAnswer,
} from './local-answer.ts';
import { type LocalAccount, LocalReviews } from './local-google-data.ts';
import { LocalOauth } from './local-oauth.ts';
import { answerReviewCall } from './local-review-calls.ts';

export interface LocalBusinessProfile {
  /** What GOOGLE_API_URL is set to. */
  url: string;
  accounts: LocalAccount[];
  reviews: LocalReviews;
  /** Every call of the API, in order; those of consent and tokens are not among them. */
  requests: { method: string; path: string; body: string }[];
  /** A token that the server takes as if a user had given consent. */
  refreshToken: string;
  /** The next calls of the API are answered so, one each. */
  answerNext(...answers: { status: number; retryAfter?: string; body?: unknown }[]): void;
  /** The access tokens that were given out so far end. */
  expireTokens(): void;
  /** The user withdraws the consent at Google. */
  withdraw(): void;
  /** The process may end although the server still listens. */
  unref(): void;
  close(): Promise<void>;
}

/** A local server with the documented Google Business Profile API, for tests and the demo. */
export async function startLocalBusinessProfile(
  given: {
    accounts?: LocalAccount[];
    /** Email of the user who gives consent. */
    user?: string;
    /** `on-read`: a pending reply is moderated after its first read; `by-hand`: only by `reviews.moderate`. */
    moderation?: 'on-read' | 'by-hand';
    tokenSeconds?: number;
  } = {},
): Promise<LocalBusinessProfile> {
  const { accounts = [], moderation = 'by-hand', tokenSeconds = 3_600 } = given;
  const oauth = new LocalOauth({ user: given.user ?? 'marketing@brand.example', tokenSeconds });
  const reviews = new LocalReviews(moderation);
  const requests: LocalBusinessProfile['requests'] = [];
  const prepared: LocalAnswer[] = [];

  const api = (call: LocalCall): LocalAnswer => {
    const { method, url, body } = call;
    requests.push({ method, path: `${url.pathname}${url.search}`, body });
    const next = prepared.shift();
    if (next) return next;
    if (!oauth.takes(call.headers.authorization))
      return refusal(401, 'UNAUTHENTICATED', 'Request had invalid authentication credentials.');
    if (url.pathname.startsWith('/v4/')) return answerReviewCall({ accounts, reviews }, call);
    return answerInformation(accounts, url);
  };

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const call = {
      method: request.method ?? 'GET',
      url: new URL(request.url ?? '/', 'http://local'),
      body: Buffer.concat(chunks).toString(),
      headers: request.headers,
    };
    const isApi = /^\/v[14]\//.test(call.url.pathname);
    sendAnswer(response, isApi ? api(call) : (oauth.answer(call) ?? notFoundAnswer));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accounts,
    reviews,
    requests,
    refreshToken: oauth.refreshToken,
    answerNext: (...answers) =>
      prepared.push(
        ...answers.map(({ status, retryAfter, body }) => ({
          ...refusal(status, 'PREPARED', `prepared ${status}`),
          ...(retryAfter && { headers: { 'retry-after': retryAfter } }),
          ...(body !== undefined && { body }),
        })),
      ),
    expireTokens: () => oauth.expireTokens(),
    withdraw: () => oauth.withdraw(),
    unref: () => void server.unref(),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** My Business Account Management and Business Information, both v1. */
function answerInformation(accounts: readonly LocalAccount[], url: URL): LocalAnswer {
  const { searchParams } = url;
  const path = decodeURIComponent(url.pathname).replace('/v1/', '');
  if (path === 'accounts') {
    const items = accounts.map(({ name, accountName }) => ({ name, accountName }));
    return paged({ key: 'accounts', items, most: 20 }, searchParams);
  }
  const account = accounts.find(({ name }) => path === `${name}/locations`);
  if (!account) return notFoundAnswer;
  if (!searchParams.get('readMask'))
    return refusal(400, 'INVALID_ARGUMENT', 'Invalid field mask provided');
  return paged({ key: 'locations', items: account.locations, most: 100 }, searchParams);
}
