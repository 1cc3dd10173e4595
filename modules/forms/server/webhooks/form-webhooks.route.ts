import {
  changeFormWebhookCall,
  createFormWebhookCall,
  deleteFormWebhookCall,
  type FormWebhook,
  listFormWebhooksCall,
  retryFormWebhookCall,
} from '#modules/forms/contract/webhook-calls.ts';
import { notFound } from '#platform/contract/problems.ts';
import { WEBHOOK_PAUSED_AFTER_DAYS } from '#platform/contract/webhooks/webhook.ts';
import type { Db } from '#platform/server/database/database.ts';
import {
  createWebhook,
  deleteWebhook,
  updateWebhook,
} from '#platform/server/webhooks/change-webhook.ts';
import { retryDeliveries } from '#platform/server/webhooks/new-deliveries.ts';
import {
  listLastDeliveries,
  listUnsentDeliveries,
} from '#platform/server/webhooks/webhook-deliveries.query.ts';
import { webhookEndpoint } from '#platform/server/webhooks/webhook-endpoints.query.ts';
import { readForm } from '../forms/read-form.ts';
import { route } from '../route.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const listFormWebhooksRoute = route(
  listFormWebhooksCall,
  async ({ db, app, params: { formId }, membership: { clientId } }) => ({
    items: await formWebhooks({ db }, { clientId, formId }),
    eventTypes: app.events
      .published()
      .filter(({ subject }) => subject === 'formId')
      .map(({ type, label }) => ({ type, label })),
  }),
);

const createFormWebhookRoute = route(
  createFormWebhookCall,
  async ({ db, app, params: { formId }, membership: { clientId }, principal, body }) => {
    const form = await readForm({ db }, { clientId, id: formId });
    const { id, secret } = await createWebhook(
      { db: db as Db, app },
      {
        ...body,
        clientId,
        description: form.informations.name,
        createdBy: principal.userId,
        subject: { id: formId, managePath: `/platform/forms/${formId}?section=notifications` },
      },
    );
    return { ...(await formWebhook({ db }, { clientId, formId, id })), secret };
  },
);

const changeFormWebhookRoute = route(
  changeFormWebhookCall,
  async ({ db, app, params: { formId, id }, membership: { clientId }, body }) => {
    await formWebhook({ db }, { clientId, formId, id });
    await updateWebhook({ db: db as Db, app }, { clientId, id }, { ...body, ofSubject: true });
    return formWebhook({ db }, { clientId, formId, id });
  },
);

const deleteFormWebhookRoute = route(
  deleteFormWebhookCall,
  async ({ db, app, params: { formId, id }, membership: { clientId } }) => {
    await formWebhook({ db }, { clientId, formId, id });
    await deleteWebhook({ db: db as Db, app }, { clientId, id });
    return null;
  },
);

const retryFormWebhookRoute = route(
  retryFormWebhookCall,
  async ({ db, app, params: { formId, id }, membership: { clientId } }) => {
    await formWebhook({ db }, { clientId, formId, id });
    const unsent = await listUnsentDeliveries({ db }, { clientId, endpointId: id });
    return { retried: await retryDeliveries({ db: db as Db, app }, unsent) };
  },
);

interface OfForm {
  clientId: string;
  formId: string;
}

async function formWebhooks(
  { db }: { db: Db },
  { clientId, formId }: OfForm,
): Promise<FormWebhook[]> {
  const found = await listLastDeliveries({ db }, { clientId, subject: formId });
  return Promise.all(
    found.map(async ({ endpointId, unsent, state, lastTriedAt, nextTryAt, ...last }) => {
      const endpoint = await webhookEndpoint({ db }, { clientId, id: endpointId });
      const { failingSince, active } = endpoint;
      return {
        ...endpoint,
        ...last,
        lastState: state,
        lastTriedAt: lastTriedAt?.toISOString() ?? null,
        nextTryAt: nextTryAt?.toISOString() ?? null,
        unsent,
        switchedOffAt:
          failingSince && active
            ? new Date(Date.parse(failingSince) + WEBHOOK_PAUSED_AFTER_DAYS * DAY_MS).toISOString()
            : null,
      };
    }),
  );
}

/** A webhook of another form or of the whole client is reported as not found. */
async function formWebhook(
  { db }: { db: Db },
  { id, ...of }: OfForm & { id: string },
): Promise<FormWebhook> {
  const found = (await formWebhooks({ db }, of)).find((webhook) => webhook.id === id);
  if (!found) throw notFound();
  return found;
}

export const formWebhooksRoutes = [
  listFormWebhooksRoute,
  createFormWebhookRoute,
  changeFormWebhookRoute,
  deleteFormWebhookRoute,
  retryFormWebhookRoute,
];
