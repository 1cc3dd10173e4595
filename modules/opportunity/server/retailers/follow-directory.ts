import {
  locationSaved,
  locationsChanged,
  locationsImported,
} from '#modules/directory/contract/events.ts';
import { defineListener } from '#platform/server/events/listener.ts';
import { requestSync } from './sync-retailers.ts';

/**
 * Events and their rows have the start time of the transaction. This tolerance covers clock differences between
 * processes.
 */
const CLOCK_DIFFERENCE_MS = 60_000;
const since = (occurredAt: Date) => new Date(occurredAt.getTime() - CLOCK_DIFFERENCE_MS);

/** Changes of the directory's locations reach the map [OPP-01]. */
export const followDirectory = [
  defineListener({
    name: 'opportunity.follow-saved-location',
    event: locationSaved,
    handle: ({ event: { clientId, occurredAt }, db, app }) =>
      requestSync({ db, app }, clientId, since(occurredAt)),
  }),
  defineListener({
    name: 'opportunity.follow-imported-locations',
    event: locationsImported,
    handle: ({ event: { clientId, occurredAt }, db, app }) =>
      requestSync({ db, app }, clientId, since(occurredAt)),
  }),
  defineListener({
    name: 'opportunity.follow-changed-locations',
    event: locationsChanged,
    // Locations of a renamed type are not changed themselves, so all are read.
    handle: ({ event: { clientId, payload, occurredAt }, db, app }) =>
      requestSync(
        { db, app },
        clientId,
        payload.action === 'renameType' ? null : since(occurredAt),
      ),
  }),
];
