import type { ChangeRequestKind } from '#modules/directory/contract/change-requests/change-request.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { adminsOfClient } from '#platform/server/sessions/admins-port.ts';

type Context = { db: Db; app: App };

interface Notified {
  clientId: string;
  id: string;
  kind: ChangeRequestKind;
  /** Name of the location. */
  shop: string;
}

/** The bell of the brand's admins: there is something to decide. The requester knows already. */
export async function notifyAdmins(
  { db, app }: Context,
  { except, answer, ...request }: Notified & { except: string; answer?: number },
): Promise<void> {
  const { clientId, id, kind, shop } = request;
  const { admins } = await app.ports.ask(adminsOfClient, { clientId }, { db, app });
  await app.notifications.tell(db, {
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

/** The bell of the requester: a decision, or a question. */
export async function notifyRequester(
  { db, app }: Context,
  {
    outcome,
    ...request
  }: Notified & {
    requestedBy: string;
    /** Who decided; requesters need no message about their own decision. */
    by: string;
    /** The version that the request got, so that a decision after an undone one is told again. */
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
  await app.notifications.tell(db, {
    clientId,
    userIds: [requestedBy],
    kind: 'change-decided',
    title: { key: `directory:changeRequest.notification.${outcome.kind}`, params: { shop } },
    body,
    actions: [openRequest(id)],
    dedupeKey: `${key(id)} ${outcome.kind === 'question' ? 'question' : 'outcome'} ${request.version}`,
  });
}

/** Removes what is over: the admins' messages once it is decided, the outcome once that is undone. */
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
