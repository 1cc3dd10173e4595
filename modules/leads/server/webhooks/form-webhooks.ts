import type { FormWebhook } from '#modules/leads/contract/forms/webhook-calls.ts';
import { notFound } from '#platform/contract/problems.ts';
import { WEBHOOK_PAUSED_AFTER_DAYS } from '#platform/contract/webhooks/webhook-endpoint.ts';
import type { Db } from '#platform/server/database/database.ts';
import { listLastDeliveries } from '#platform/server/webhooks/subject-webhooks.query.ts';
import { webhookEndpoint } from '#platform/server/webhooks/webhook-endpoints.query.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface OfForm {
  clientId: string;
  formId: string;
}

export async function formWebhooks(
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

/** One of another form, or of the client as a whole, is not found. */
export async function formWebhook(
  { db }: { db: Db },
  { id, ...of }: OfForm & { id: string },
): Promise<FormWebhook> {
  const found = (await formWebhooks({ db }, of)).find((webhook) => webhook.id === id);
  if (!found) throw notFound();
  return found;
}
