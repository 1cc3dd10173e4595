import { useMemo } from 'react';
import { listOutboxCall } from '#modules/super-admin/contract/outbox.ts';
import { outboxList } from '#platform/contract/operations/outbox-list.ts';
import { inAddress } from '#platform/web/list/in-address.ts';
import { defineListing } from '#platform/web/list/listing.ts';
import { useTemplateLabels } from './use-template-labels.ts';

/** The mails of all clients; a search also matches displayed names [SUP-05]. */
export function useOutboxListing() {
  const words = useTemplateLabels();
  return useMemo(
    () =>
      defineListing({
        name: 'super-admin.outbox',
        list: outboxList,
        call: listOutboxCall,
        inputOf: (_: null, question) => ({
          query: {
            ...inAddress(question),
            ...(question.q && { qTemplates: words.templatesOf(question.q).join(',') }),
          },
        }),
        idOf: ({ id }) => id,
        nameOf: ({ recipient }) => recipient,
      }),
    [words],
  );
}
