import type { WebhookDelivery } from '#platform/contract/webhooks/webhook-delivery.ts';
import { listWebhookDeliveriesCall } from '#platform/contract/webhooks/webhook-delivery-calls.ts';
import { webhookDeliveryList } from '#platform/contract/webhooks/webhook-lists.ts';
import { inAddress } from '#platform/web/list/in-address.ts';
import { defineListing } from '#platform/web/list/listing.ts';
import { urlHost } from './url-host.ts';

type DeliveryKey = Pick<WebhookDelivery, 'clientId' | 'id'>;

/** Webhook deliveries of all clients [SUP-05]. */
export const webhookDeliveryListing = defineListing({
  name: 'super-admin.webhook-deliveries',
  list: webhookDeliveryList,
  call: listWebhookDeliveriesCall,
  inputOf: (_: null, question) => ({ query: inAddress(question) }),
  idOf: toDeliveryRowId,
  nameOf: ({ eventType, endpointUrl }) => `${eventType} ${urlHost(endpointUrl)}`,
});

export function toDeliveryRowId({ clientId, id }: DeliveryKey): string {
  return `${clientId} ${id}`;
}

export function parseDeliveryRowId(row: string): DeliveryKey {
  const [clientId = '', id = ''] = row.split(' ');
  return { clientId, id };
}
