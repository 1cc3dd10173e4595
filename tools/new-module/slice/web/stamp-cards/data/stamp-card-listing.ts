import { stampCardList } from '#modules/corner-shop/contract/stamp-card-list.ts';
import { listStampCardsCall } from '#modules/corner-shop/contract/stamp-cards.ts';
import { defineListing, inAddress } from '#platform/web/list/listing.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';

/** The stamp cards of a client, for their list and for the arrows on an opened record. */
export const stampCardListing = defineListing({
  name: 'corner-shop.stamp-cards',
  list: stampCardList,
  call: listStampCardsCall,
  inputOf: (clientId: string, question) => ({
    params: { uuid: clientId },
    query: inAddress(question),
  }),
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  hrefOf: (clientId, { id }) => clientAddress(clientId, `platform/corner-shop/${id}`),
});
