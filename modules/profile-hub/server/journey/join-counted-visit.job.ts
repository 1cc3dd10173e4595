import { z } from 'zod';
import { visitById } from '#modules/touchpoints/contract/visit-ports.ts';
import { defineJob } from '#platform/server/jobs/job.ts';
import type { ProfileHubTables } from '../tables.ts';
import { joinVisits } from './follow-scans.ts';

/**
 * Adds the visit of a lead to its journey, if there was one [PH-05]. It runs after the lead is stored: later visits
 * find the lead by their event, so none is missed.
 */
export const joinCountedVisit = defineJob({
  name: 'profile-hub.join-counted-visit',
  input: z.object({ visitId: z.string() }),
  retry: { limit: 5, delaySeconds: 10 },
  async handle({ app, clientId, input: { visitId } }) {
    if (!clientId) throw new Error('visits are those of a client');
    const db = app.database.ofClient<ProfileHubTables>(clientId);
    const visit = await app.ports.call(visitById, { clientId, visitId }, { db, app });
    if (!visit) return;
    await db
      .transaction()
      .execute((tx) => joinVisits({ db: tx }, clientId, [{ ...visit, visitId }]));
  },
});
