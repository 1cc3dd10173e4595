import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type LocalAccount, type LocalReview, LocalReviews } from './local-google-data.ts';
import {
  type LocalAnswer,
  type LocalCall,
  LocalOauth,
  notFoundAnswer,
  paged,
  refusal,
  sendAnswer,
} from './local-oauth.ts';

const INVALID = refusal(400, 'INVALID_ARGUMENT', 'Request contains an invalid argument.');
const PAGE_MAX = 50;
const BATCH_MAX = 200;
const REPLY_MAX_BYTES = 4_096;
const STARS = ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE'];

export interface LocalBusinessProfile {
  /** Value for GOOGLE_API_URL. */
  url: string;
  accounts: LocalAccount[];
  reviews: LocalReviews;
  /** Every API call in order, without those for consent and tokens. */
  requests: { method: string; path: string; body: string }[];
  /** A refresh token that is valid as if a user had given consent. */
  refreshToken: string;
  /** Responses for the next API calls, one each. */
  answerNext(...answers: { status: number; retryAfter?: string; body?: unknown }[]): void;
  /** Expires all access tokens issued so far. */
  expireTokens(): void;
  /** Withdraws the user's consent. */
  withdraw(): void;
  /** The process may exit although the server still listens. */
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

interface Held {
  accounts: readonly LocalAccount[];
  reviews: LocalReviews;
}

/** The calls of reviews, v4. */
function answerReviewCall({ accounts, reviews }: Held, call: LocalCall): LocalAnswer {
  const path = decodeURIComponent(call.url.pathname).replace('/v4/', '');
  const known = new Set(
    accounts.flatMap(({ name, locations }) => locations.map((one) => `${name}/${one.name}`)),
  );
  if (path.endsWith('/locations:batchGetReviews')) return batch(reviews, known, call.body);
  const location = path.split('/').slice(0, 4).join('/');
  if (!known.has(location)) return notFoundAnswer;
  if (path === `${location}/reviews`) return list(reviews.read(location), call.url.searchParams);
  const review = reviews.find(path.split('/').slice(0, 6).join('/'));
  if (!review) return notFoundAnswer;
  if (path === review.name)
    return { body: reviews.read(location).find(({ name }) => name === review.name) };
  return path === `${review.name}/reply` ? changeReply(review, call) : notFoundAnswer;
}

function list(all: readonly LocalReview[], query: URLSearchParams): LocalAnswer {
  const sum = all.reduce((total, review) => total + gradeOf(review), 0);
  const extra = { averageRating: sum / (all.length || 1), totalReviewCount: all.length };
  const items = all.toSorted(orderOf(query.get('orderBy')));
  return paged({ key: 'reviews', items, most: PAGE_MAX, extra }, query);
}

function batch(reviews: LocalReviews, known: ReadonlySet<string>, body: string): LocalAnswer {
  const { locationNames = [], pageSize, pageToken, orderBy } = JSON.parse(body);
  const names: string[] = locationNames;
  if (names.length > BATCH_MAX || names.some((name) => !known.has(name))) return INVALID;
  const order = orderOf(orderBy);
  const items = names
    .flatMap((name) => reviews.read(name).map((review) => ({ name, review })))
    .sort((one, other) => order(one.review, other.review));
  const query = new URLSearchParams({
    pageSize: String(pageSize ?? ''),
    pageToken: pageToken ?? '',
  });
  return paged({ key: 'locationReviews', items, most: PAGE_MAX }, query);
}

/** Creates or replaces a reply, which then waits for moderation. */
function changeReply(review: LocalReview, { method, body }: LocalCall): LocalAnswer {
  if (method === 'DELETE') {
    delete review.reviewReply;
    return { body: {} };
  }
  const { comment } = JSON.parse(body);
  if (!comment || Buffer.byteLength(comment) > REPLY_MAX_BYTES) return INVALID;
  const reply = {
    comment,
    updateTime: new Date().toISOString(),
    reviewReplyState: 'PENDING' as const,
  };
  review.reviewReply = reply;
  return { body: { ...reply } };
}

function gradeOf({ starRating }: LocalReview): number {
  return STARS.indexOf(starRating) + 1;
}

function orderOf(orderBy: string | null | undefined) {
  return (one: LocalReview, other: LocalReview): number => {
    if (orderBy === 'rating') return gradeOf(one) - gradeOf(other);
    if (orderBy === 'rating desc') return gradeOf(other) - gradeOf(one);
    return Date.parse(other.updateTime) - Date.parse(one.updateTime);
  };
}
