import { contactList } from '#modules/profile-hub/contract/contact-list.ts';
import { searchProfilesCall } from '#modules/profile-hub/contract/search-profiles.ts';
import { defineListing } from '#platform/web/list/listing.ts';
import { clientAddress } from '#platform/web/module/client-address.ts';
import type { CurrentClient } from '#platform/web/module/current-client.ts';
import { nameOfContact } from './name-of-contact.ts';

/** The contacts of a brand [PH-02]. */
export const contactListing = defineListing({
  name: 'profile-hub.contacts',
  list: contactList,
  call: searchProfilesCall,
  inputOf: ({ brandId }: CurrentClient, { page, limit, sortBy, sortDesc, ...filter }) => ({
    body: { brandId, filter, page, limit, sortBy, sortDesc },
  }),
  idOf: ({ id }) => id,
  nameOf: nameOfContact,
  hrefOf: ({ id: clientId }, { id }) => clientAddress(clientId, `profilehub/contacts/${id}`),
});
