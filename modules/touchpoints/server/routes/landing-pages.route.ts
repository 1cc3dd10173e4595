import { type SqlBool, sql } from 'kysely';
import { refreshLandingPageCall } from '#modules/touchpoints/contract/landing-pages.ts';
import { noLandingPage } from '#modules/touchpoints/contract/touchpoint-problems.ts';
import { markWaiting } from '../landing/ask-landing-pages.ts';
import { buildLandingPages } from '../landing/build-landing-pages.job.ts';
import { chosenTouchpoints } from '../queries/chosen-touchpoints.ts';
import { touchpointsWithTotals } from '../queries/fits-search-filter.ts';
import { route } from '../route.ts';

/** Of those that were chosen, the products' wait again; who asked sees how far it is [TP-10]. */
export const refreshLandingPageRoute = route(
  refreshLandingPageCall,
  async ({ db, app, body, membership, principal }) => {
    const { clientId } = membership;
    const waiting = await markWaiting(db, {
      clientId,
      which: sql<SqlBool>`touchpoint.id in (
        select touchpoint.id from ${touchpointsWithTotals}
        where ${chosenTouchpoints(body.which, clientId)})`,
    });
    if (waiting === 0) throw noLandingPage();
    const jobId = await app.jobs.enqueue(
      db,
      buildLandingPages,
      { fresh: true, ...('ids' in body.which && { touchpointIds: body.which.ids }) },
      {
        clientId,
        userId: principal.userId,
        title: { key: 'touchpoints:landing.jobTitle', params: { count: waiting } },
      },
    );
    return { jobId, waiting };
  },
);
