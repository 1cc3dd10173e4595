import { z } from 'zod';
import { uuid } from '#platform/contract/ids.ts';
import { commaSeparatedSchema } from '#platform/contract/lists/define-list.ts';
import { LOCALES } from '#platform/contract/locale.ts';
import { REVIEW_PAGE_SIZE } from '../limits.ts';
import { REVIEW_ORIGINS, REVIEW_RISKS, REVIEW_STATUSES, SENTIMENTS } from './review.ts';

/** A timestamp of a review in UTC: the database accepts neither the year 0 nor offsets of 20 hours. */
export const momentSchema = z.iso
  .datetime({ offset: true })
  .refine((text) => /^(?:19|2\d)\d{2}-/.test(text) && !Number.isNaN(Date.parse(text)), {
    error: 'moment',
  })
  .transform((text) => new Date(text).toISOString());

const day = z.iso.date().regex(/^(?:19|2)/);
const yesOrNo = z.enum(['true', 'false']).transform((text) => text === 'true');

/** Filters of reviews, the same in list, counts, bulk sending and export [REV-02]. */
export const reviewFilterQuery = {
  q: z.string().max(200).optional(),
  origins: commaSeparatedSchema(z.enum(REVIEW_ORIGINS)).optional(),
  grades: commaSeparatedSchema(z.enum(['1', '2', '3', '4', '5'])).optional(),
  shops: commaSeparatedSchema(uuid, 200).optional(),
  /** A group of locations. */
  shop_group: commaSeparatedSchema(uuid).optional(),
  /** Days in the brand's time zone, both inclusive. */
  from: day.optional(),
  to: day.optional(),
  response_status: commaSeparatedSchema(z.enum(REVIEW_STATUSES)).optional(),
  with_comment: yesOrNo.optional(),
  sentiments: commaSeparatedSchema(z.enum(SENTIMENTS)).optional(),
  topics: commaSeparatedSchema(z.string().max(40)).optional(),
  /** Words in which a comment mentions its topics, as the semantic analysis returns them. */
  topic_words: commaSeparatedSchema(z.string().max(100)).optional(),
  locales: commaSeparatedSchema(z.enum([...LOCALES, 'other'])).optional(),
  risks: commaSeparatedSchema(z.enum(REVIEW_RISKS)).optional(),
  /** Only reviews received up to this time, so that pages and bulk sending match what the user saw. */
  max_date_ready: momentSchema.optional(),
} as const;
export const reviewFilterSchema = z.strictObject(reviewFilterQuery);
export type ReviewFilter = z.output<typeof reviewFilterSchema>;

export const REVIEW_SORTS = ['-date', 'date', '-grade', 'grade', '-score', 'score'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

export const reviewPageQuery = {
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  size: z.coerce.number().int().min(1).max(200).default(REVIEW_PAGE_SIZE),
  sort: z.enum(REVIEW_SORTS).default('-date'),
} as const;
