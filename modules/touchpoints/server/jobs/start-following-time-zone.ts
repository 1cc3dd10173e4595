import { clientZoneChanged } from '#modules/directory/contract/events.ts';
import { defineListener } from '#platform/server/events/listener.ts';
import { followTimeZones } from './follow-time-zones.job.ts';

/** At once: who changes a brand's time zone looks at its statistics next. */
export const startFollowingTimeZone = defineListener({
  name: 'touchpoints.follow-time-zone',
  event: clientZoneChanged,
  async handle({ app, db, event: { clientId } }) {
    await app.jobs.enqueue(db, followTimeZones, {}, { clientId });
  },
});
