import { communicationMenu } from '#modules/communication/contract/menu.ts';
import { reviewAnswered, reviewReceived } from '#modules/communication/contract/review-events.ts';
import { readLocationReviewFigures } from '#modules/communication/contract/review-ports.ts';
import type { Db } from '#platform/server/database/database.ts';
import { defineModule } from '#platform/server/module.ts';
import { answerPort } from '#platform/server/module-parts.ts';
import { reviewDecisions } from './decisions/review-decisions.ts';
import { googleModule } from './google/google-module.ts';
import { intakeRoutes } from './intake/intake.routes.ts';
import { reviewImport } from './intake/review-import.ts';
import { announceReviewChangesMigration } from './migrations/announce-review-changes.migration.ts';
import { appendTopicFiguresMigration } from './migrations/append-topic-figures.migration.ts';
import { countTopicsMigration } from './migrations/count-topics.migration.ts';
import { createGoogleConnectionMigration } from './migrations/create-google-connection.migration.ts';
import { createReviewMonthsMigration } from './migrations/create-review-months.migration.ts';
import { createReviewWebhooksMigration } from './migrations/create-review-webhooks.migration.ts';
import { createReviewsMigration } from './migrations/create-reviews.migration.ts';
import { findRiskyReviewsMigration } from './migrations/find-risky-reviews.migration.ts';
import { findWebhooksByTokenMigration } from './migrations/find-webhooks-by-token.migration.ts';
import { identifyGoogleReviewsMigration } from './migrations/identify-google-reviews.migration.ts';
import { indexReviewersMigration } from './migrations/index-reviewers.migration.ts';
import { markReplySentencesMigration } from './migrations/mark-reply-sentences.migration.ts';
import { noteCountChangesMigration } from './migrations/note-count-changes.migration.ts';
import { noteGoogleReadsMigration } from './migrations/note-google-reads.migration.ts';
import { noteReplyWritersMigration } from './migrations/note-reply-writers.migration.ts';
import { rememberReplyTextsMigration } from './migrations/remember-reply-texts.migration.ts';
import { sendRepliesMigration } from './migrations/send-replies.migration.ts';
import { storeGradeBeforeMigration } from './migrations/store-grade-before.migration.ts';
import { storeReplacedReplyMigration } from './migrations/store-replaced-reply.migration.ts';
import { storeReviewSumsMigration } from './migrations/store-review-sums.migration.ts';
import { reviewPersonalData } from './persons/review-personal-data.ts';
import { answerReviewsJob } from './replies/answer-reviews.job.ts';
import { deleteReplyJob } from './replies/change-sent-reply.ts';
import * as replyRoutes from './replies/replies.route.ts';
import { reviewNotificationKinds } from './replies/review-notifications.ts';
import { sendAllJob } from './replies/send-all.ts';
import { sendReplyJob } from './replies/send-reply.job.ts';
import { sweepRepliesJob } from './replies/sweep-replies.job.ts';
import { foldFiguresJob } from './reviews/fold-figures.job.ts';
import { searchReviews } from './reviews/list-reviews.ts';
import { answerLocationReviews, readLocationFigures } from './reviews/location-figures.ts';
import { reviewsRoutes } from './reviews/reviews.routes.ts';
import * as semanticAnalysisRoutes from './semantic-analysis/analysis.route.ts';
import { findOwnTopicsJob } from './semantic-analysis/find-own-topics.job.ts';
import { followTimeZone, moveReviewMonths } from './semantic-analysis/follow-time-zone.ts';
import { moveTopicJob } from './semantic-analysis/merge-topics.ts';
import * as settingsRoutes from './settings/settings.route.ts';
import type { CommunicationTables } from './tables.ts';

export const communication = defineModule({
  name: 'communication',
  purpose: 'Reviews from all sources, replies to them, and semantic analysis.',
  menu: communicationMenu,
  migrations: [
    createGoogleConnectionMigration,
    createReviewsMigration,
    noteCountChangesMigration,
    createReviewWebhooksMigration,
    createReviewMonthsMigration,
    findWebhooksByTokenMigration,
    sendRepliesMigration,
    countTopicsMigration,
    noteGoogleReadsMigration,
    announceReviewChangesMigration,
    appendTopicFiguresMigration,
    identifyGoogleReviewsMigration,
    rememberReplyTextsMigration,
    indexReviewersMigration,
    noteReplyWritersMigration,
    storeGradeBeforeMigration,
    storeReplacedReplyMigration,
    markReplySentencesMigration,
    storeReviewSumsMigration,
    findRiskyReviewsMigration,
  ],
  routes: [
    ...googleModule.routes,
    ...intakeRoutes,
    ...reviewImport.routes,
    ...reviewsRoutes,
    ...Object.values(replyRoutes),
    ...Object.values(settingsRoutes),
    ...Object.values(semanticAnalysisRoutes),
  ],
  pages: [...googleModule.pages],
  jobs: [
    ...googleModule.jobs,
    answerReviewsJob,
    sendAllJob,
    sendReplyJob,
    deleteReplyJob,
    sweepRepliesJob,
    foldFiguresJob,
    findOwnTopicsJob,
    ...reviewImport.jobs,
    moveReviewMonths,
    moveTopicJob,
  ],
  listeners: [followTimeZone],
  connectors: [...googleModule.connectors],
  events: [reviewReceived, reviewAnswered],
  decisions: reviewDecisions,
  notificationKinds: reviewNotificationKinds,
  searches: [searchReviews],
  ports: [
    answerLocationReviews,
    answerPort(readLocationReviewFigures, (given, { db }) =>
      readLocationFigures({ db: db as Db<CommunicationTables> }, given),
    ),
  ],
  clientData: {
    leftOut: {
      'communication.google_connections': 'sealed with the key of this installation',
      'communication.google_locations': 'read again from Google after connecting',
      'communication.google_proposals': 'read again from Google after connecting',
      'communication.reply_addresses': 'sealed with the key of this installation',
      'communication.review_webhooks': 'sealed with the key of this installation',
      'communication.review_webhook_messages': 'belongs to the webhook',
    },
  },
  persons: reviewPersonalData,
});
