import { communicationMenu } from '#modules/communication/contract/menu.ts';
import { reviewAnswered, reviewReceived } from '#modules/communication/contract/review-events.ts';
import { defineModule } from '#platform/server/module.ts';
import { googleModule } from './google/google-module.ts';
import { countTopicsMigration } from './migrations/count-topics.migration.ts';
import { createGoogleConnectionMigration } from './migrations/create-google-connection.migration.ts';
import { createReviewsMigration } from './migrations/create-reviews.migration.ts';
import { noteCountChangesMigration } from './migrations/note-count-changes.migration.ts';
import { sendRepliesMigration } from './migrations/send-replies.migration.ts';
import { answerReviewsJob } from './replies/answer-reviews.job.ts';
import * as replyRoutes from './replies/replies.route.ts';
import { sendAllJob } from './replies/send-all.ts';
import { sendReplyJob } from './replies/send-reply.job.ts';
import { sweepRepliesJob } from './replies/sweep-replies.job.ts';
import { foldReviewCountsJob } from './reviews/review-counts.ts';
import * as semanticAnalysisRoutes from './semantic-analysis/analysis.route.ts';
import { followTimeZone, moveReviewMonths } from './semantic-analysis/follow-time-zone.ts';
import * as settingsRoutes from './settings/settings.route.ts';

export const communication = defineModule({
  name: 'communication',
  menu: communicationMenu,
  migrations: [
    createGoogleConnectionMigration,
    createReviewsMigration,
    noteCountChangesMigration,
    sendRepliesMigration,
    countTopicsMigration,
  ],
  routes: [
    ...googleModule.routes,
    ...Object.values(replyRoutes),
    ...Object.values(semanticAnalysisRoutes),
    ...Object.values(settingsRoutes),
  ],
  pages: [...googleModule.pages],
  jobs: [
    ...googleModule.jobs,
    answerReviewsJob,
    sendAllJob,
    sendReplyJob,
    sweepRepliesJob,
    foldReviewCountsJob,
    moveReviewMonths,
  ],
  listeners: [followTimeZone],
  connectors: [...googleModule.connectors],
  events: [reviewReceived, reviewAnswered],
  persons: { holdsNone: 'nothing is kept yet' },
});
