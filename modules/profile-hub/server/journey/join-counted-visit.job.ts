import { z } from 'zod';
import { visitById } from '#modules/touchpoints/contract/visit-port.ts';
import { defineJob } from '#platform/server/jobs/job.ts';
import type { ProfileHubTables } from '../tables.ts';
import { joinVisits } from './join-visits.ts';

/**
 * The way of a request begins with the visit that it names, if there was one [PH-05]. Asked apart from the request itself and
 * once it is kept: a visit that is counted from then on finds the request by its event, so none falls between the two.
 */
export const joinCountedVisit = defineJob({
  name: 'profile-hub.join-counted-visit',
  input: z.object({ visitId: z.string() }),
  retry: { limit: 5, delaySeconds: 10 },
  async handle({ app, clientId, input: { visitId } }) {
    if (!clientId) throw new Error('visits are those of a client');
    const db = app.database.ofClient<ProfileHubTables>(clientId);
    const visit = await app.ports.ask(visitById, { clientId, visitId }, { db, app });
    if (!visit) return;
    await db
      .transaction()
      .execute((tx) => joinVisits({ db: tx }, clientId, [{ ...visit, visitId }]));
  },
});
