import type { ChangeRequestKind } from '#modules/directory/contract/change-requests/change-request.ts';
import { ADMIN_ROLES, ROLES } from '#platform/contract/permission.ts';
import { defineNotificationKind } from '#platform/server/notifications/notification-kind.ts';
import { clientAdminsPort } from '#platform/server/sessions/user-ports.ts';
import type { Context } from '../tables.ts';

const group = 'directory:menu.locations';
const menu = 'platform/opportunity';

/** Kinds of notifications about suggested changes of locations, and who can get them. */
export const changeRequestNotificationKinds = [
  defineNotificationKind({
    name: 'change-requested',
    group,
    label: 'directory:notificationKinds.changeRequested',
    recipients: { roles: ADMIN_ROLES, menu },
    mailing: 'never',
  }),
  defineNotificationKind({
    name: 'change-decided',
    group,
    label: 'directory:notificationKinds.changeDecided',
    recipients: { roles: ROLES, menu },
    mailing: 'never',
  }),
];

interface Notified {
  clientId: string;
  id: string;
  kind: ChangeRequestKind;
  /** Name of the location. */
  shop: string;
}

/** Notifies the brand's admins of a request to decide, except the requester. */
export async function notifyAdmins(
  { db, app }: Context,
  { except, answer, ...request }: Notified & { except: string; answer?: number },
): Promise<void> {
  const { clientId, id, kind, shop } = request;
  const { admins } = await app.ports.call(clientAdminsPort, { clientId }, { db, app });
  await app.notifications.notify(db, {
    clientId,
    userIds: admins.map(({ userId }) => userId).filter((userId) => userId !== except),
    kind: 'change-requested',
    title: {
      key: answer
        ? 'directory:changeRequest.notification.answered'
        : 'directory:changeRequest.notification.requested',
      params: { shop },
    },
    body: { key: `directory:changeRequest.kind.${kind}`, params: {} },
    actions: [openRequest(id)],
    dedupeKey: answer ? `${key(id)} answer ${answer}` : `${key(id)} requested`,
  });
}

/** Notifies the requester of a decision or a question. */
export async function notifyRequester(
  { db, app }: Context,
  {
    outcome,
    ...request
  }: Notified & {
    requestedBy: string;
    /** The user that decided; requesters get no message about their own decision. */
    by: string;
    /** Version of the request after the decision, so that a new decision after an undo sends a new message. */
    version: number;
    outcome:
      | { kind: 'accepted'; taken: number; requested: number }
      | { kind: 'declined'; reason: string }
      | { kind: 'question'; text: string };
  },
): Promise<void> {
  const { clientId, id, shop, requestedBy } = request;
  if (requestedBy === request.by) return;
  const body =
    outcome.kind === 'accepted'
      ? {
          key:
            outcome.taken < outcome.requested
              ? 'directory:changeRequest.notification.takenPartly'
              : 'directory:changeRequest.notification.takenAll',
          params: { taken: outcome.taken, count: outcome.requested },
        }
      : {
          key: 'directory:changeRequest.notification.text',
          params: { text: outcome.kind === 'declined' ? outcome.reason : outcome.text },
        };
  await app.notifications.notify(db, {
    clientId,
    userIds: [requestedBy],
    kind: 'change-decided',
    title: { key: `directory:changeRequest.notification.${outcome.kind}`, params: { shop } },
    body,
    actions: [openRequest(id)],
    dedupeKey: `${key(id)} ${outcome.kind === 'question' ? 'question' : 'outcome'} ${request.version}`,
  });
}

/** Removes outdated notifications: those of admins after the decision, the outcome after an undo. */
export async function withdrawNotifications(
  { db, app }: Context,
  { clientId, id, about }: { clientId: string; id: string; about: 'requested' | 'outcome' },
): Promise<void> {
  await app.notifications.withdraw(db, { clientId, about: `${key(id)} ${about}` });
}

const key = (id: string) => `change-request ${id}`;

function openRequest(id: string) {
  return {
    label: { key: 'directory:changeRequest.notification.open', params: {} },
    path: `/platform/opportunity/suggestions?request=${id}`,
  };
}
