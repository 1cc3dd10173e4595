import { useMemo } from 'react';
import { listOutboxCall } from '#modules/super-admin/contract/outbox.ts';
import { outboxList } from '#platform/contract/operations/outbox-list.ts';
import { inAddress } from '#platform/web/list/in-address.ts';
import { defineListing } from '#platform/web/list/listing.ts';
import { useTemplateWords } from './use-template-words.ts';

/** The mails of all clients; searched words are also told by the names that the reader sees [SUP-05]. */
export function useOutboxListing() {
  const words = useTemplateWords();
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
