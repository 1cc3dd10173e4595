import { sql } from 'kysely';
import {
  landingPageVisited,
  touchpointScanned,
} from '#modules/touchpoints/contract/touchpoint-events.ts';
import type { DemandVisit } from '#modules/touchpoints/contract/visit-ports.ts';
import { dayIn } from '#platform/contract/time-zone.ts';
import { clientZone } from '#platform/server/database/client-zone.ts';
import type { Db } from '#platform/server/database/database.ts';
import { defineListener } from '#platform/server/events/listener.ts';
import type { Context } from '../tables.ts';
import { readSkuCategories, toCountryPlace } from './intention-place.ts';
import { acquireDemandLock, type NewIntention, writeIntentions } from './write-intentions.ts';

/** Scanned codes and clicked short URLs. Visits never change, so the event contains all data. */
export const followVisits = defineListener({
  name: 'opportunity.follow-visits',
  event: touchpointScanned,
  async handle({ event: { clientId, payload }, db, app }) {
    const { rows } = await sql<{ zone: string }>`select ${clientZone} as zone`.execute(db);
    const zone = rows[0]?.zone ?? 'UTC';
    const visits = payload.visits.map(({ visitId, at, kind, country }) => ({
      id: visitId,
      day: dayIn(new Date(at), zone),
      kind,
      country,
      sku: payload.sku,
    }));
    await acquireDemandLock({ db }, clientId);
    await writeVisits({ db: db as Db, app }, clientId, visits);
  },
});

/** Handles direct visits of landing pages. The event is handled once, and its id is the key of its sums. */
export const followPageVisits = defineListener({
  name: 'opportunity.follow-page-visits',
  event: landingPageVisited,
  async handle({ event: { id, clientId, payload }, db, app }) {
    const { rows } = await sql<{ zone: string }>`select ${clientZone} as zone`.execute(db);
    const context = { db: db as Db, app };
    await acquireDemandLock({ db }, clientId);
    const categories = await readSkuCategories(context, clientId, [payload]);
    const intentions = payload.visits.map(
      ({ country, times }): NewIntention => ({
        source: 'visit',
        sourceKey: `page ${id} ${country}`,
        day: dayIn(new Date(payload.at), rows[0]?.zone ?? 'UTC'),
        quantity: times,
        ...toCountryPlace(country),
        ...categories.of(payload.sku),
      }),
    );
    await writeIntentions(context, clientId, intentions);
  },
});

/** A visit is only located by country: it counts for level 1 and belongs to no area of deeper levels. */
export async function writeVisits(
  { db, app }: Context,
  clientId: string,
  visits: readonly Omit<DemandVisit, 'position'>[],
): Promise<void> {
  const categories = await readSkuCategories({ db, app }, clientId, visits);
  const intentions = visits.map(
    ({ id, day, kind, country, sku }): NewIntention => ({
      source: kind === 'scan' ? 'scan' : 'visit',
      sourceKey: id,
      day,
      ...toCountryPlace(country),
      ...categories.of(sku),
    }),
  );
  await writeIntentions({ db, app }, clientId, intentions);
}
