import type { ReplyFailure } from '#modules/communication/contract/reviews/reply.ts';
import type { ReviewRisk } from '#modules/communication/contract/reviews/review.ts';
import { findLocationRepresentatives } from '#modules/directory/contract/locations/location-ports.ts';
import { ADMIN_ROLES, ROLES } from '#platform/contract/permission.ts';
import { defineNotificationKind } from '#platform/server/notifications/notification-kind.ts';
import { clientAdminsPort } from '#platform/server/sessions/user-ports.ts';
import type { Context } from '../tables.ts';

const group = 'communication:menu.reviews';
const menu = 'communication/reviews';

/** Kinds of notifications about reviews, and who can get them. */
export const reviewNotificationKinds = [
  defineNotificationKind({
    name: 'review-negative',
    group,
    label: 'communication:notificationKinds.negative',
    recipients: { roles: ROLES, menu },
    mailing: 'never',
  }),
  defineNotificationKind({
    name: 'review-risk',
    group,
    label: 'communication:notificationKinds.risk',
    recipients: { roles: ADMIN_ROLES, menu },
    mailing: 'never',
  }),
  defineNotificationKind({
    name: 'reply-failed',
    group,
    label: 'communication:notificationKinds.replyFailed',
    recipients: { roles: ROLES, menu },
    mailing: 'never',
  }),
];

export interface NotifiedReview {
  id: string;
  locationId: string | null;
  /** Name of the location, or of the brand. */
  shop: string;
  grade: number;
}

/** Notifies the brand's admins, once per review, that no automatic reply will be sent. */
export async function notifyRisks(
  { db, app }: Context,
  clientId: string,
  reviews: readonly (NotifiedReview & { risks: readonly ReviewRisk[] })[],
): Promise<void> {
  if (reviews.length === 0) return;
  const { admins } = await app.ports.call(clientAdminsPort, { clientId }, { db, app });
  const userIds = admins.map(({ userId }) => userId);
  for (const review of reviews) {
    const [risk = 'injury'] = review.risks;
    await app.notifications.notify(db, {
      clientId,
      userIds,
      kind: 'review-risk',
      title: { key: `communication:notification.risk.${risk}`, params: { shop: review.shop } },
      body: { key: 'communication:notification.riskBody', params: { grade: review.grade } },
      actions: [openReview(review.id)],
      dedupeKey: `review ${review.id} risk`,
    });
  }
}

/** Notifies the users of the location, or the brand's admins if there is none, once per review. The text names no consumer. */
export async function notifyNegative(
  { db, app }: Context,
  clientId: string,
  reviews: readonly NotifiedReview[],
): Promise<void> {
  const locationIds = [...new Set(reviews.flatMap(({ locationId }) => locationId ?? []))];
  const people =
    locationIds.length > 0
      ? await app.ports.call(findLocationRepresentatives, { clientId, locationIds }, { db, app })
      : new Map<string, { userId: string }[]>();
  const { admins } = reviews.some(({ locationId }) => locationId === null)
    ? await app.ports.call(clientAdminsPort, { clientId }, { db, app })
    : { admins: [] };
  for (const { id, locationId, shop, grade } of reviews)
    await app.notifications.notify(db, {
      clientId,
      userIds: (locationId === null ? admins : (people.get(locationId) ?? [])).map(
        ({ userId }) => userId,
      ),
      kind: 'review-negative',
      title: { key: 'communication:notification.negativeTitle', params: { shop } },
      body: { key: 'communication:notification.negativeBody', params: { grade } },
      actions: [openReview(id)],
      dedupeKey: `review ${id} negative`,
    });
}

/** Notifies the brand's admins and the sender, once per text, that the reply could not be published. */
export async function notifyReplyFailed(
  { db, app }: Context,
  {
    clientId,
    ...reply
  }: {
    clientId: string;
    reviewId: string;
    shop: string;
    failure: ReplyFailure;
    sentBy: string | null;
    sendKey: string | null;
  },
): Promise<void> {
  const { admins } = await app.ports.call(clientAdminsPort, { clientId }, { db, app });
  const userIds = admins.map(({ userId }) => userId);
  await app.notifications.notify(db, {
    clientId,
    userIds: reply.sentBy ? [...userIds, reply.sentBy] : userIds,
    kind: 'reply-failed',
    title: { key: 'communication:notification.failedTitle', params: { shop: reply.shop } },
    body: { key: `communication:replyFailure.${reply.failure}`, params: {} },
    actions: [openReview(reply.reviewId)],
    dedupeKey: `review ${reply.reviewId} failed ${reply.sendKey ?? ''} ${reply.failure}`,
  });
}

function openReview(id: string) {
  return {
    label: { key: 'communication:notification.open', params: {} },
    path: `/communication/reviews?review=${id}`,
  };
}
