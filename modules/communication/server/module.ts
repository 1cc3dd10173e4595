import { communicationMenu } from '#modules/communication/contract/menu.ts';
import { reviewAnswered, reviewReceived } from '#modules/communication/contract/review-events.ts';
import { defineModule } from '#platform/server/module.ts';
import { googleModule } from './google/google-module.ts';
import { countTopicsMigration } from './migrations/count-topics.migration.ts';
import { createGoogleConnectionMigration } from './migrations/create-google-connection.migration.ts';
import { createReviewsMigration } from './migrations/create-reviews.migration.ts';
import { noteCountChangesMigration } from './migrations/note-count-changes.migration.ts';
import { answerReviewsJob } from './replies/answer-reviews.job.ts';
import { foldReviewCountsJob } from './reviews/review-counts.ts';
import * as semanticAnalysisRoutes from './semantic-analysis/analysis.route.ts';
import { followTimeZone, moveReviewMonths } from './semantic-analysis/follow-time-zone.ts';

export const communication = defineModule({
  name: 'communication',
  menu: communicationMenu,
  migrations: [
    createGoogleConnectionMigration,
    createReviewsMigration,
    noteCountChangesMigration,
    countTopicsMigration,
  ],
  routes: [...googleModule.routes, ...Object.values(semanticAnalysisRoutes)],
  pages: [...googleModule.pages],
  jobs: [...googleModule.jobs, answerReviewsJob, foldReviewCountsJob, moveReviewMonths],
  listeners: [followTimeZone],
  connectors: [...googleModule.connectors],
  events: [reviewReceived, reviewAnswered],
  persons: { holdsNone: 'nothing is kept yet' },
});
