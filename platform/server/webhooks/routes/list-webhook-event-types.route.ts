import { listWebhookEventTypesCall } from '#platform/contract/webhooks/webhook-calls.ts';
import { route } from '../tables.ts';

export const listWebhookEventTypes = route(listWebhookEventTypesCall, async ({ app }) => ({
  items: app.events.declared().map(({ type, label }) => ({ type, label })),
}));
