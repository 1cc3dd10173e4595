import { searchCriteriaCall } from '#modules/profile-hub/contract/criteria-calls.ts';
import { criterionList } from '#modules/profile-hub/contract/criterion-list.ts';
import { inAddress } from '#platform/web/list/in-address.ts';
import { defineListing } from '#platform/web/list/listing.ts';
import { clientAddress } from '#platform/web/module/client-address.ts';
import type { CurrentClient } from '#platform/web/module/current-client.ts';

/** Criteria of a brand; standard ones open a read-only page. */
export const criterionListing = defineListing({
  name: 'profile-hub.criteria',
  list: criterionList,
  call: searchCriteriaCall,
  inputOf: ({ brandId }: CurrentClient, question) => ({
    query: { brandId, ...inAddress(question) },
  }),
  idOf: ({ slug }) => slug,
  nameOf: ({ label }) => label,
  hrefOf: ({ id: clientId }, { id, slug }) =>
    clientAddress(clientId, `profilehub/criteria/${id ?? `standard/${slug}`}`),
});
