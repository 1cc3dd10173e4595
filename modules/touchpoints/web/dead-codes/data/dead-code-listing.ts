import { deadCodeList, listDeadCodesCall } from '#modules/touchpoints/contract/dead-codes.ts';
import { inAddress } from '#platform/web/list/in-address.ts';
import { defineListing } from '#platform/web/list/listing.ts';
import type { CurrentClient } from '#platform/web/module/current-client.ts';

/** Suffixes that people tried and that lead nowhere. */
export const deadCodeListing = defineListing({
  name: 'touchpoints.dead-codes',
  list: deadCodeList,
  call: listDeadCodesCall,
  inputOf: ({ brandId }: CurrentClient, question) => ({
    query: { brandId, ...inAddress(question) },
  }),
  idOf: ({ suffix }) => suffix,
  nameOf: ({ suffix }) => suffix,
});
