import { listBlocksCall } from '#modules/profile-hub/contract/blocks/block-calls.ts';
import { blockList } from '#modules/profile-hub/contract/blocks/block-list.ts';
import { inAddress } from '#platform/web/list/in-address.ts';
import { defineListing } from '#platform/web/list/listing.ts';

/** The block list of a client. An entry opens nowhere: the contact that has the address is a link in its row. */
export const blockListing = defineListing({
  name: 'profile-hub.blocks',
  list: blockList,
  call: listBlocksCall,
  inputOf: (clientId: string, question) => ({
    params: { uuid: clientId },
    query: inAddress(question),
  }),
  idOf: ({ id }) => id,
  nameOf: ({ id, address }) => address ?? id,
});
