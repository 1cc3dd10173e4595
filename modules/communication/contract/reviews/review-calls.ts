import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { cappedPageSchema } from '#platform/contract/lists/define-list.ts';
import { notFound } from '#platform/contract/problems.ts';
import { seeReviews } from '../permissions.ts';
import { notTranslated } from '../problems.ts';
import { REVIEW_ORIGINS, REVIEW_STATUSES, reviewDetailSchema, reviewSchema } from './review.ts';
import { reviewFilterQuery, reviewPageQuery } from './review-list.ts';

/** The reviews of a brand: counted, listed and read [REV-01] [REV-02]. */
const module = 'communication';
const see = { kind: 'client', client: 'query.brandId', may: seeReviews } as const;
const ofBrand = { brandId: z.string() };
const count = z.number().int();

export const getReviewCountsCall = defineCall({
  method: 'GET',
  path: '/api/ar/nav_review_counts',
  module,
  summary: 'How many reviews have each status, for the menu and the tabs.',
  access: see,
  query: z.strictObject(ofBrand),
  response: z.object({
    counts: z.record(z.enum(REVIEW_STATUSES), count),
    /** Reviews that need a user: ready, manual, to reassess and failed. */
    open: count,
  }),
});

export const listReviewsCall = defineCall({
  method: 'GET',
  path: '/api/ar/reviews',
  module,
  summary: 'The reviews of a brand, filtered and sorted.',
  access: see,
  query: z.strictObject({ ...ofBrand, ...reviewFilterQuery, ...reviewPageQuery }),
  response: cappedPageSchema(reviewSchema).extend({
    /** Latest arrival among the matching reviews; pass it back as `max_date_ready` or `maxDate`. */
    maxDateReady: z.string().nullable(),
  }),
});

export const exportReviewsCall = defineCall({
  method: 'GET',
  path: '/api/ar/reviews/export',
  module,
  summary: 'The reviews that fit the filters as a file, at most 4,000.',
  access: see,
  query: z.strictObject({ ...ofBrand, ...reviewFilterQuery, sort: reviewPageQuery.sort }),
  response: { file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
});

export const getReviewCall = defineCall({
  method: 'GET',
  path: '/api/ar/review_id/{id}',
  module,
  summary: 'One review with its reply, its evaluation and what is known around it.',
  access: see,
  params: z.strictObject({ id: uuid }),
  query: z.strictObject(ofBrand),
  response: reviewDetailSchema,
  errors: [notFound],
});

export const translateReviewCall = defineCall({
  method: 'POST',
  path: '/api/ar/translate_review',
  module,
  summary:
    'The comment of a review in the caller’s language, by the language model that the brand lets write.',
  access: { kind: 'client', client: 'body.brandId', may: seeReviews },
  body: z.strictObject({ brandId: z.string(), reviewId: uuid }),
  response: z.object({ text: z.string() }),
  errors: [notFound, notTranslated],
  rate: { max: 30, seconds: 60 },
});

export const getReviewFiltersCall = defineCall({
  method: 'GET',
  path: '/api/ar/available_filters',
  module,
  summary:
    'What reviews can be filtered by: origins, grades, shops, groups, languages and topics that occur.',
  access: see,
  query: z.strictObject(ofBrand),
  response: z.object({
    origins: z.array(z.object({ origin: z.enum(REVIEW_ORIGINS), reviews: count })),
    grades: z.array(z.object({ grade: count, reviews: count })),
    shops: z.array(z.object({ id: z.string(), name: z.string(), city: z.string() })),
    shopGroups: z.array(z.object({ id: z.string(), name: z.string() })),
    locales: z.array(z.string()),
    topics: z.array(z.object({ topic: z.string(), name: z.string().nullable() })),
  }),
});

export const getReviewFiguresCall = defineCall({
  method: 'GET',
  path: '/api/ar/review_figures',
  module,
  summary:
    'Unanswered reviews, the oldest of them, reply rate, time to reply and rating over time.',
  access: see,
  query: z.strictObject({ ...ofBrand, shops: reviewFilterQuery.shops }),
  response: z.object({
    unanswered: count,
    /** Date of the oldest waiting review. */
    oldest: z.string().nullable(),
    /** Share of replied reviews with a comment in the last 90 days, 0 to 1. */
    replyRate: z.number().nullable(),
    medianHoursToReply: z.number().nullable(),
    rating: z.number().nullable(),
    months: z.array(z.object({ month: z.string(), rating: z.number().nullable(), reviews: count })),
    /** Locations with the most unanswered reviews. */
    locations: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        unanswered: count,
        rating: z.number().nullable(),
      }),
    ),
  }),
});

/** When each source was last read, for the line below the title. */
export const getReviewSourcesCall = defineCall({
  method: 'GET',
  path: '/api/ar/review_sources',
  module,
  summary: 'Which sources a brand has and when each was read last.',
  access: see,
  query: z.strictObject(ofBrand),
  response: z.object({
    items: z.array(
      z.object({
        origin: z.enum(REVIEW_ORIGINS),
        connected: z.boolean(),
        /** Whether replies can be sent to this source. */
        canReply: z.boolean(),
        lastReadAt: z.string().nullable(),
        failure: z.string().nullable(),
      }),
    ),
  }),
});
