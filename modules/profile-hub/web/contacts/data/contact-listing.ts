import { contactList } from '#modules/profile-hub/contract/contact-list.ts';
import { searchProfilesCall } from '#modules/profile-hub/contract/search-profiles.ts';
import type { RuleGroup } from '#modules/profile-hub/contract/segment-rule.ts';
import { defineListing } from '#platform/web/list/listing.ts';
import { clientAddress } from '#platform/web/module/client-address.ts';
import type { CurrentClient } from '#platform/web/module/current-client.ts';
import { nameOfContact } from './name-of-contact.ts';

/** Of a brand, and on the page of a segment of those that are in it: by its id, or by rules that nobody has kept. */
type Scope = CurrentClient & { segment?: string | RuleGroup };

/** The contacts of a brand [PH-02]. */
export const contactListing = defineListing({
  name: 'profile-hub.contacts',
  list: contactList,
  call: searchProfilesCall,
  inputOf: ({ brandId, segment }: Scope, { page, limit, sortBy, sortDesc, ...filter }) => ({
    body: { brandId, filter, page, limit, sortBy, sortDesc, ...(segment && { segment }) },
  }),
  idOf: ({ id }) => id,
  nameOf: nameOfContact,
  hrefOf: ({ id: clientId }, { id }) => clientAddress(clientId, `profilehub/contacts/${id}`),
});
