import { clientZoneChanged } from '#modules/directory/contract/events.ts';
import { defineListener } from '#platform/server/events/listener.ts';
import { followTimeZones } from './upkeep.job.ts';

/** Starts immediately, because a user who changes the time zone often checks the statistics next. */
export const startFollowingTimeZone = defineListener({
  name: 'touchpoints.follow-time-zone',
  event: clientZoneChanged,
  async handle({ app, db, event: { clientId } }) {
    await app.jobs.enqueue(db, followTimeZones, {}, { clientId });
  },
});
