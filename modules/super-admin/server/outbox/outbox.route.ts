import type { z } from 'zod';
import {
  cancelMailsCall,
  listOutboxCall,
  retryMailsCall,
} from '#modules/super-admin/contract/outbox.ts';
import { cancelMails, retryMails } from '#platform/server/mail/operate-outbox.ts';
import {
  countOutboxMails,
  listOutboxMails,
  mailClientId,
  selectMailIds,
} from '#platform/server/mail/outbox.query.ts';
import { route } from '../route.ts';

const listOutboxRoute = route(listOutboxCall, async ({ app, db, query }) => {
  const { qTemplates = [], ...listQuery } = query;
  const { items, total, more } = await listOutboxMails(
    { db },
    { ...listQuery, meant: { templates: qTemplates } },
  );
  return {
    total,
    more,
    views: await countOutboxMails({ db }),
    templates: app.mail.templates.map(({ name }) => name).sort(),
    items: items.map(({ hasContent, ...mail }) => ({
      ...mail,
      clientId: mailClientId(mail),
      mayRetry: (mail.status === 'failed' || mail.status === 'unknown') && hasContent,
      mayCancel: mail.status === 'queued',
      preview: app.config.mailbox && hasContent ? `/mailbox/${mail.id}` : null,
      createdAt: mail.createdAt.toISOString(),
      nextTryAt: mail.nextTryAt?.toISOString() ?? null,
      settledAt: mail.settledAt?.toISOString() ?? null,
    })),
  };
});

const retryMailsRoute = route(retryMailsCall, async ({ app, db, body }) => ({
  retried: await retryMails({ db, app }, await selectMailIds({ db }, meant(body))),
}));

const cancelMailsRoute = route(cancelMailsCall, async ({ app, db, body }) => ({
  cancelled: await cancelMails({ db, app }, await selectMailIds({ db }, meant(body))),
}));

function meant({ which, qTemplates: templates = [] }: z.output<typeof retryMailsCall.body>) {
  if ('ids' in which) return which;
  return { ...which, filter: { ...which.filter, meant: { templates } } };
}

export const outboxRoutes = [listOutboxRoute, retryMailsRoute, cancelMailsRoute];
