import { touchpointScanned } from '#modules/touchpoints/contract/touchpoint-events.ts';
import type { Db } from '#platform/server/database/database.ts';
import { defineListener } from '#platform/server/events/listener.ts';
import { joinVisits } from './join-visits.ts';

/** Handles visits that a lead referenced before they were counted; other visits are not stored here. */
export const followScans = defineListener({
  name: 'profile-hub.join-visits-to-come',
  event: touchpointScanned,
  handle: ({ event: { clientId, payload }, db }) =>
    joinVisits(
      { db: db as Db },
      clientId,
      payload.visits.map(({ visitId, at, suffix }) => ({
        visitId,
        at: new Date(at),
        suffix,
        sku: payload.sku,
      })),
    ),
});
