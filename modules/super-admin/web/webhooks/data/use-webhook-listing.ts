import { useMemo } from 'react';
import { listWebhooksCall } from '#platform/contract/webhooks/webhook-calls.ts';
import { webhookList } from '#platform/contract/webhooks/webhook-lists.ts';
import { inAddress } from '#platform/web/list/in-address.ts';
import { defineListing } from '#platform/web/list/listing.ts';
import { useClients } from '../../data/use-clients.ts';

const CLIENTS_AT_ONCE = 200;

/** The endpoints of all clients; they are found by the name of their client, too [SUP-05]. */
export function useWebhookListing() {
  const { idsOf } = useClients();
  return useMemo(
    () =>
      defineListing({
        name: 'super-admin.webhooks',
        list: webhookList,
        call: listWebhooksCall,
        inputOf: (_: null, question) => ({
          query: {
            ...inAddress(question),
            ...(question.q && {
              qClients: idsOf(question.q).slice(0, CLIENTS_AT_ONCE).join(','),
            }),
          },
        }),
        idOf: ({ id }) => id,
        nameOf: ({ url }) => url,
      }),
    [idsOf],
  );
}
