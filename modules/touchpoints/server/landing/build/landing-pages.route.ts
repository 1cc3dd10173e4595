import { refreshLandingPageCall } from '#modules/touchpoints/contract/landing-pages.ts';
import { noLandingPage } from '#modules/touchpoints/contract/touchpoint-problems.ts';
import { route } from '../../route.ts';
import { areForJob, countChosen } from '../../search/chosen-batches.ts';
import { normalizedWhich } from '../../search/search-touchpoints.ts';
import { buildLandingPages } from './build-landing-pages.job.ts';
import { markManyWaiting, withLandingPageSql } from './waiting-pages.ts';

/** Rebuilds the landing pages of the chosen product touchpoints; the requesting user sees the progress [TP-10]. */
export const refreshLandingPageRoute = route(
  refreshLandingPageCall,
  async ({ db, app, body, membership, principal }) => {
    const { clientId } = membership;
    const which = await normalizedWhich({ db, app }, clientId, body.which);
    const fit = withLandingPageSql(which, clientId);
    // For more pages, the job marks them itself with a commit per batch.
    const isForJob = !('ids' in which) && (await areForJob({ db, app }, fit));
    const waiting = isForJob
      ? await countChosen({ db }, fit)
      : await markManyWaiting({ db }, { clientId, fit });
    if (waiting === 0) throw noLandingPage();
    const jobId = await app.jobs.enqueue(
      db,
      buildLandingPages,
      {
        ...('ids' in which && { touchpointIds: which.ids }),
        ...(isForJob && { mark: { which, askedAt: new Date().toISOString() } }),
      },
      {
        clientId,
        userId: principal.userId,
        title: { key: 'touchpoints:landing.jobTitle', params: { count: waiting } },
      },
    );
    return { jobId, waiting };
  },
);
