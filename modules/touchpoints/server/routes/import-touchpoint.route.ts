import { importTouchpointCall } from '#modules/touchpoints/contract/move-touchpoints.ts';
import { quantityImport } from '../imports/quantity-import.ts';
import { route } from '../route.ts';

/** Its own transactions: reading a file takes its time, and none is to be held open meanwhile. */
export const importTouchpointRoute = route(
  importTouchpointCall,
  ({ app, db, file: received, membership: { clientId }, principal: { userId, locale } }) =>
    quantityImport.bring({ app, db, clientId, userId, locale, received }),
  { ownTransactions: true },
);
