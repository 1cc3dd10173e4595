import {
  placesSearched,
  type SearchedPlaceSums,
  searchedPlaces,
} from '#modules/locator/contract/traffic.ts';
import type { Db } from '#platform/server/database/database.ts';
import { defineListener } from '#platform/server/events/listener.ts';
import { areaIdsAt } from '../areas/client-areas.ts';
import type { Context } from '../tables.ts';
import { acquireDemandLock, type NewIntention, writeIntentions } from './write-intentions.ts';

/**
 * Handles searches of public locators. The event only names places, whose current sums replace the stored ones, so that order
 * does not matter.
 */
export const followSearches = defineListener({
  name: 'opportunity.follow-searches',
  event: placesSearched,
  async handle({ event: { clientId, payload }, db, app }) {
    const keys = payload.places;
    const read = () => app.ports.call(searchedPlaces, { clientId, keys }, { db, app });
    // Before the lock: finding areas for the first time takes seconds.
    await areaIdsAt({ app, db: db as Db }, clientId, await read());
    await acquireDemandLock({ db }, clientId);
    const sums = await read();
    await writeSearches({ db: db as Db, app }, clientId, sums);
  },
});

/** Stores the searches of places and days; in the same demand transaction in which they were read. */
export async function writeSearches(
  context: Context,
  clientId: string,
  sums: readonly SearchedPlaceSums[],
): Promise<void> {
  const intentions = sums.map(
    ({ slug, day, country, label, latitude, longitude, searches, unserved }): NewIntention => ({
      source: 'search',
      sourceKey: `${slug} ${day} ${country} ${label}`,
      day,
      quantity: searches,
      unserved,
      country,
      latitude,
      longitude,
      precision: latitude === null ? 'country' : 'town',
      sku: '',
      category: '',
    }),
  );
  await writeIntentions(context, clientId, intentions);
}
