import type { z } from 'zod';
import type { App } from '#platform/server/app.ts';
import {
  accountPageSchema,
  batchPageSchema,
  type GoogleAccount,
  type GoogleLocation,
  type GoogleReply,
  type GoogleReview,
  locationPageSchema,
  nothingSchema,
  oneReplySchema,
  oneReviewSchema,
  type ReviewPage,
  reviewPageSchema,
} from './google-answers.ts';
import {
  failureFromError,
  failureFromResponse,
  GoogleFailure,
  toGoogleConnectorCode,
} from './google-failure.ts';
import { blockGoogle, waitForGoogleRateLimit } from './google-rate-limit.ts';
import {
  accessToken,
  type GoogleEndpoints,
  googleEndpoints,
  googleProject,
  jsonIn,
} from './google-tokens.ts';

export const GOOGLE_CONNECTOR = 'google-business-profile';
const REPLY_MAX_BYTES = 4_096;
export const BATCH_MAX_LOCATIONS = 200;
const REVIEWS_PAGE_MAX = 50;
const LOCATIONS_PAGE = 100;
const PAGES_MAX = 200;
const TOTAL_MS = 20_000;
const ANSWER_BYTES = 8 * 1024 * 1024;
const READ_MASK = 'name,title,storefrontAddress,storeCode,metadata,latlng';

export type ReviewOrder = 'rating' | 'rating desc' | 'updateTime desc';
export interface ReviewQuery {
  pageSize?: number;
  pageToken?: string | null;
  orderBy?: ReviewOrder;
}
export type ClientParts = Pick<App, 'config' | 'outbound' | 'database' | 'secrets' | 'connectors'>;

interface Request {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  query?: Readonly<Record<string, string | number | null | undefined>>;
  body?: object;
}

/** API client for one brand's Google Business Profile. Each method throws a `GoogleFailure`, or the reason of `signal`. */
export class BusinessProfileClient {
  readonly #app: ClientParts;
  readonly #clientId: string;
  readonly #refreshToken: string;
  readonly #signal: AbortSignal | undefined;
  readonly #endpoints: GoogleEndpoints;

  constructor(given: {
    app: ClientParts;
    clientId: string;
    refreshToken: string;
    signal?: AbortSignal | undefined;
  }) {
    this.#app = given.app;
    this.#clientId = given.clientId;
    this.#refreshToken = given.refreshToken;
    this.#signal = given.signal;
    this.#endpoints = googleEndpoints(given.app.config);
  }

  /** All accounts that the connected user manages. */
  async listAccounts(): Promise<GoogleAccount[]> {
    return this.#allPages(accountPageSchema, 'accounts', {
      url: `${this.#endpoints.accounts}/accounts`,
      query: { pageSize: 20 },
    });
  }

  /** All locations of an account, such as `accounts/1`. */
  async listLocations(account: string): Promise<GoogleLocation[]> {
    return this.#allPages(locationPageSchema, 'locations', {
      url: `${this.#endpoints.information}/${pathOf(account)}/locations`,
      query: { readMask: READ_MASK, pageSize: LOCATIONS_PAGE },
    });
  }

  /** One page of the reviews of a location, such as `accounts/1/locations/2`, last changed first. */
  async listReviews(
    location: string,
    query: ReviewQuery = {},
  ): Promise<ReviewPage & { averageRating: number | null; totalReviewCount: number | null }> {
    return this.#call(reviewPageSchema, {
      url: `${this.#endpoints.reviews}/${pathOf(location)}/reviews`,
      query: pageQuery(query),
    });
  }

  /** One review; throws `not-found` if its author deleted it. */
  async getReview(review: string): Promise<GoogleReview> {
    return this.#call(oneReviewSchema, { url: `${this.#endpoints.reviews}/${pathOf(review)}` });
  }

  /** One page of the reviews of up to 200 locations of one account. */
  async batchGetReviews(
    account: string,
    { locationNames, ...query }: ReviewQuery & { locationNames: readonly string[] },
  ): Promise<ReviewPage> {
    if (locationNames.length === 0 || locationNames.length > BATCH_MAX_LOCATIONS)
      throw new GoogleFailure('invalid', `give 1 to ${BATCH_MAX_LOCATIONS} locations`);
    return this.#call(batchPageSchema, {
      method: 'POST',
      url: `${this.#endpoints.reviews}/${pathOf(account)}/locations:batchGetReviews`,
      body: { locationNames, ...pageQuery(query), ignoreRatingOnlyReviews: false },
    });
  }

  /** Creates or replaces the reply of a review; idempotent. */
  async replyToReview(review: string, comment: string): Promise<GoogleReply> {
    if (Buffer.byteLength(comment) > REPLY_MAX_BYTES)
      throw new GoogleFailure('invalid', `the reply is longer than ${REPLY_MAX_BYTES} bytes`);
    return this.#call(oneReplySchema, {
      method: 'PUT',
      url: `${this.#endpoints.reviews}/${pathOf(review)}/reply`,
      body: { comment },
    });
  }

  async deleteReply(review: string): Promise<void> {
    await this.#call(nothingSchema, {
      method: 'DELETE',
      url: `${this.#endpoints.reviews}/${pathOf(review)}/reply`,
    });
  }

  async #allPages<Key extends string, Item>(
    schema: z.ZodType<{ [key in Key]: Item[] } & { nextPageToken: string | null }>,
    key: Key,
    request: Request,
  ): Promise<Item[]> {
    const items: Item[] = [];
    let pageToken: string | null = null;
    for (let page = 0; page < PAGES_MAX; page += 1) {
      const answer: { [key in Key]: Item[] } & { nextPageToken: string | null } = await this.#call(
        schema,
        { ...request, query: { ...request.query, pageToken } },
      );
      items.push(...answer[key]);
      pageToken = answer.nextPageToken;
      if (!pageToken) break;
    }
    return items;
  }

  /** Sends one request within Google's rate limit; an expired token is refreshed once. */
  async #call<Output>(schema: z.ZodType<Output>, request: Request): Promise<Output> {
    const app = this.#app;
    const began = performance.now();
    const report = (code: ReturnType<typeof toGoogleConnectorCode>) =>
      app.connectors.report(GOOGLE_CONNECTOR, this.#clientId, {
        code,
        ms: performance.now() - began,
      });
    try {
      const token = await accessToken(this.#context, this.#refreshToken);
      let answer = await this.#send(request, token);
      if (answer.status === 401) {
        const next = await accessToken(this.#context, this.#refreshToken, { refused: token });
        answer = await this.#send(request, next);
      }
      if (answer.status !== 200) throw failureFromResponse(answer);
      const parsed = schema.safeParse(jsonIn(answer.body));
      if (!parsed.success)
        throw new GoogleFailure('unavailable', 'the answer is not as documented');
      report('ANSWERS');
      return parsed.data;
    } catch (error) {
      this.#signal?.throwIfAborted();
      report(toGoogleConnectorCode(error));
      throw error;
    }
  }

  get #context() {
    return { app: this.#app, signal: this.#signal };
  }

  async #send({ method = 'GET', url, query, body }: Request, token: string) {
    const app = this.#app;
    const project = googleProject(app.config)?.id ?? '';
    await waitForGoogleRateLimit(this.#context, project);
    const address = new URL(url);
    for (const [key, value] of Object.entries(query ?? {}))
      if (value !== null && value !== undefined) address.searchParams.set(key, String(value));
    const answer = await app.outbound
      .request({
        url: address,
        method,
        configured: this.#endpoints.configured,
        headers: {
          authorization: `Bearer ${token}`,
          accept: 'application/json',
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        totalMs: TOTAL_MS,
        maxBytes: ANSWER_BYTES,
        ...(this.#signal && { signal: this.#signal }),
      })
      .catch((error) => {
        throw failureFromError(error);
      });
    if (answer.status === 429 || answer.status === 403) {
      const { kind, retryAfterMs } = failureFromResponse(answer);
      if (kind === 'rate-limited') await blockGoogle({ app }, project, retryAfterMs ?? 0);
    }
    return answer;
  }
}

function pageQuery({ pageSize = REVIEWS_PAGE_MAX, pageToken, orderBy }: ReviewQuery) {
  return {
    pageSize: Math.min(pageSize, REVIEWS_PAGE_MAX),
    ...(pageToken && { pageToken }),
    orderBy: orderBy ?? 'updateTime desc',
  };
}

/** A resource name as URL path; its parts are encoded, so that they cannot lead elsewhere. */
function pathOf(name: string): string {
  const parts = name.split('/');
  if (parts.some((part) => part === '' || part === '.' || part === '..'))
    throw new GoogleFailure('invalid', 'this is no name of a resource');
  return parts.map(encodeURIComponent).join('/');
}
