import { contactList } from '#modules/profile-hub/contract/contact-list.ts';
import { searchProfilesCall } from '#modules/profile-hub/contract/search-profiles.ts';
import type { RuleGroup } from '#modules/profile-hub/contract/segment-rule.ts';
import { defineListing } from '#platform/web/list/listing.ts';
import { clientAddress } from '#platform/web/module/client-address.ts';
import type { CurrentClient } from '#platform/web/module/current-client.ts';
import { formatContactName } from './format-contact-name.ts';

/** The contacts of a brand or, on a segment page, of a segment by id or by unsaved rules. */
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
  nameOf: formatContactName,
  hrefOf: ({ id: clientId }, { id }) => clientAddress(clientId, `profilehub/contacts/${id}`),
});
