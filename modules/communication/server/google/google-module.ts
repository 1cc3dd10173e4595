import type { ServerModule } from '#platform/server/module.ts';
import { revokeGoogleTokenJob } from './disconnect-google.job.ts';
import { googleConnector } from './google.connector.ts';
import * as routes from './google.route.ts';
import { googleCallbackPage } from './google-callback.page.ts';
import { readAllGoogleReviewsJob, readGoogleReviewsJob } from './read-google-reviews.job.ts';
import { refreshGoogleLocationsJob } from './refresh-google-locations.job.ts';

export const googleModule = {
  routes: Object.values(routes),
  pages: [googleCallbackPage],
  jobs: [
    refreshGoogleLocationsJob,
    revokeGoogleTokenJob,
    readGoogleReviewsJob,
    readAllGoogleReviewsJob,
  ],
  connectors: [googleConnector],
} satisfies Partial<ServerModule>;
