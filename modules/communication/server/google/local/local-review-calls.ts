import {
  type LocalAnswer,
  type LocalCall,
  notFoundAnswer,
  paged,
  refusal,
} from './local-answer.ts';
import type { LocalAccount, LocalReview, LocalReviews } from './local-google-data.ts';

const INVALID = refusal(400, 'INVALID_ARGUMENT', 'Request contains an invalid argument.');
const PAGE_MAX = 50;
const BATCH_MAX = 200;
const REPLY_MAX_BYTES = 4_096;
const STARS = ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE'];

interface Held {
  accounts: readonly LocalAccount[];
  reviews: LocalReviews;
}

/** The calls of reviews, v4. */
export function answerReviewCall({ accounts, reviews }: Held, call: LocalCall): LocalAnswer {
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

/** A reply is created or replaced, and waits for moderation. */
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
