import { z } from 'zod';
import { cutText, storableText } from '#platform/contract/text/text.ts';

/** Google's responses, limited to what the suite uses. Unknown fields are ignored; long and unstorable texts are cut. */

const NAME_MAX_LENGTH = 500;
const COMMENT_MAX_LENGTH = 20_000;
const MEDIA_MAX = 50;
const GRADES = new Map([
  ['ONE', 1],
  ['TWO', 2],
  ['THREE', 3],
  ['FOUR', 4],
  ['FIVE', 5],
] as const);
const REPLY_STATES = new Map([
  ['PENDING', 'pending'],
  ['APPROVED', 'approved'],
  ['REJECTED', 'rejected'],
] as const);

const text = (max: number) => z.string().transform((given) => cutText(storableText(given), max));
const name = z.string().min(1).max(NAME_MAX_LENGTH);
const optionalText = (max: number) =>
  text(max)
    .nullish()
    .catch(null)
    .transform((given) => given || null);
/** Only http(s) URLs. */
const webAddress = z
  .url({ protocol: /^https?$/ })
  .max(4_000)
  .nullish()
  .catch(null)
  .transform((given) => given ?? null);
/** Google sends up to nine decimals of a second; a Date stores three. */
const moment = z
  .string()
  .max(50)
  .transform((given, context) => {
    const date = new Date(given);
    if (Number.isNaN(date.getTime())) context.addIssue({ code: 'custom', message: 'no moment' });
    return date;
  });
const pageToken = z
  .string()
  .max(8_000)
  .nullish()
  .transform((given) => given || null);

const replySchema = z
  .object({
    comment: text(COMMENT_MAX_LENGTH),
    updateTime: moment,
    reviewReplyState: z.string().nullish(),
    policyViolation: optionalText(NAME_MAX_LENGTH),
  })
  .transform(({ comment, updateTime, reviewReplyState, policyViolation }) => ({
    comment,
    updatedAt: updateTime,
    /** Null if Google returned no state, as for replies before 2026. */
    state: REPLY_STATES.get(reviewReplyState as 'PENDING') ?? null,
    /** Google's name of the violated policy, if the reply was rejected. */
    policyViolation,
  }));
export type GoogleReply = z.output<typeof replySchema>;

const mediaSchema = z
  .object({ thumbnailUrl: webAddress, videoUrl: webAddress })
  .transform(({ thumbnailUrl, videoUrl }) => ({ thumbnailUrl, videoUrl }));

const reviewSchema = z
  .object({
    name,
    reviewId: name,
    reviewer: z
      .object({
        displayName: optionalText(NAME_MAX_LENGTH),
        profilePhotoUrl: webAddress,
        isAnonymous: z.boolean().nullish().catch(null),
      })
      .nullish(),
    starRating: z.string().nullish(),
    comment: text(COMMENT_MAX_LENGTH).nullish(),
    createTime: moment,
    updateTime: moment,
    reviewReply: replySchema.nullish(),
    reviewMediaItems: z
      .array(mediaSchema)
      .nullish()
      .catch(null)
      .transform((items) => (items ?? []).slice(0, MEDIA_MAX)),
    reviewReplyUrl: webAddress,
  })
  .transform((review) => ({
    /** Resource name for calls: `accounts/1/locations/2/reviews/3`. */
    name: review.name,
    reviewId: review.reviewId,
    reviewer: {
      name: review.reviewer?.displayName ?? null,
      photoUrl: review.reviewer?.profilePhotoUrl ?? null,
      isAnonymous: review.reviewer?.isAnonymous ?? false,
    },
    /** Null for a review without stars. */
    grade: GRADES.get(review.starRating as 'ONE') ?? null,
    /** In the original language; empty for a rating without a comment. */
    comment: originalComment(review.comment ?? ''),
    createdAt: review.createTime,
    updatedAt: review.updateTime,
    reply: review.reviewReply ?? null,
    media: review.reviewMediaItems,
    /** URL at which a user can answer the review at Google. */
    replyUrl: review.reviewReplyUrl,
  }));
export type GoogleReview = z.output<typeof reviewSchema>;

const TRANSLATED = '(Translated by Google)';
const ORIGINAL = '(Original)';

/**
 * Google adds its translation either before the original, which is marked `(Original)`, or after it. Replies refer to
 * the original text.
 */
export function originalComment(comment: string): string {
  const at = comment.indexOf(TRANSLATED);
  if (at < 0) return comment.trim();
  const original = comment.indexOf(ORIGINAL, at);
  if (original >= 0) return comment.slice(original + ORIGINAL.length).trim();
  // A comment that begins with the mark but has no original is used unchanged.
  return (at > 0 ? comment.slice(0, at) : comment.slice(TRANSLATED.length)).trim();
}

export interface ReviewPage {
  reviews: GoogleReview[];
  /** Number of invalid entries; the others are still returned. */
  unreadable: number;
  nextPageToken: string | null;
}

/** An invalid entry does not invalidate its page. */
function readable(entries: readonly unknown[]): Omit<ReviewPage, 'nextPageToken'> {
  const reviews = entries.flatMap((entry) => reviewSchema.safeParse(entry).data ?? []);
  return { reviews, unreadable: entries.length - reviews.length };
}

export const reviewPageSchema = z
  .object({
    reviews: z.array(z.unknown()).nullish(),
    averageRating: z.number().nullish(),
    totalReviewCount: z.number().int().nullish(),
    nextPageToken: pageToken,
  })
  .transform(({ reviews, averageRating, totalReviewCount, nextPageToken }) => ({
    ...readable(reviews ?? []),
    averageRating: averageRating ?? null,
    totalReviewCount: totalReviewCount ?? null,
    nextPageToken,
  }));

export const batchPageSchema = z
  .object({
    locationReviews: z.array(z.object({ review: z.unknown() })).nullish(),
    nextPageToken: pageToken,
  })
  .transform(({ locationReviews, nextPageToken }) => ({
    ...readable((locationReviews ?? []).map(({ review }) => review)),
    nextPageToken,
  }));

export const oneReviewSchema = reviewSchema;
export const oneReplySchema = replySchema;
export const nothingSchema = z.unknown();

export const accountPageSchema = z.object({
  accounts: z
    .array(z.object({ name, accountName: optionalText(NAME_MAX_LENGTH) }))
    .nullish()
    .transform((accounts) => accounts ?? []),
  nextPageToken: pageToken,
});
export type GoogleAccount = z.output<typeof accountPageSchema>['accounts'][number];

const locationSchema = z
  .object({
    name,
    title: text(NAME_MAX_LENGTH).nullish(),
    storeCode: optionalText(NAME_MAX_LENGTH),
    storefrontAddress: z
      .object({
        regionCode: optionalText(10),
        postalCode: optionalText(50),
        locality: optionalText(NAME_MAX_LENGTH),
        addressLines: z.array(text(NAME_MAX_LENGTH)).max(10).nullish().catch(null),
      })
      .nullish(),
    latlng: z
      .object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
      .nullish()
      .catch(null),
    metadata: z
      .object({ mapsUri: webAddress, hasVoiceOfMerchant: z.boolean().nullish().catch(null) })
      .nullish(),
  })
  .transform(({ name, title, storeCode, storefrontAddress: address, latlng, metadata }) => ({
    /** `locations/2`: the same in every account. */
    name,
    title: title ?? '',
    storeCode,
    street: (address?.addressLines ?? []).join(', '),
    postalCode: address?.postalCode ?? '',
    city: address?.locality ?? '',
    country: address?.regionCode ?? '',
    latitude: latlng?.latitude ?? null,
    longitude: latlng?.longitude ?? null,
    mapsUrl: metadata?.mapsUri ?? null,
    /** False if the brand cannot answer its reviews at Google yet. */
    isVerified: metadata?.hasVoiceOfMerchant ?? null,
  }));
export type GoogleLocation = z.output<typeof locationSchema>;

export const locationPageSchema = z
  .object({ locations: z.array(z.unknown()).nullish(), nextPageToken: pageToken })
  .transform(({ locations, nextPageToken }) => ({
    locations: (locations ?? []).flatMap((one) => locationSchema.safeParse(one).data ?? []),
    nextPageToken,
  }));

export const tokenSchema = z.object({
  access_token: z.string().min(1).max(8_000),
  /** In seconds. */
  expires_in: z
    .number()
    .min(0)
    .max(86_400 * 365),
  refresh_token: z.string().max(8_000).nullish(),
  scope: z.string().max(8_000).nullish(),
  id_token: z.string().max(16_000).nullish(),
});
