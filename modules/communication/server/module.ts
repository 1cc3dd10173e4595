import { communicationMenu } from '#modules/communication/contract/menu.ts';
import { reviewAnswered, reviewReceived } from '#modules/communication/contract/review-events.ts';
import { defineModule } from '#platform/server/module.ts';
import { countTopicsMigration } from './migrations/count-topics.migration.ts';
import { createReviewsMigration } from './migrations/create-reviews.migration.ts';
import { noteCountChangesMigration } from './migrations/note-count-changes.migration.ts';
import { answerReviewsJob } from './replies/answer-reviews.job.ts';
import { foldReviewCountsJob } from './reviews/review-counts.ts';
import {
  analysisFileRoute,
  getLocationTopicsRoute,
  getTopicRoute,
  getTopicsRoute,
  getTopicWordsRoute,
} from './semantic-analysis/analysis.route.ts';
import { followTimeZone, moveReviewMonths } from './semantic-analysis/follow-time-zone.ts';

export const communication = defineModule({
  name: 'communication',
  menu: communicationMenu,
  migrations: [createReviewsMigration, noteCountChangesMigration, countTopicsMigration],
  routes: [
    getTopicsRoute,
    getTopicRoute,
    getTopicWordsRoute,
    getLocationTopicsRoute,
    analysisFileRoute,
  ],
  jobs: [answerReviewsJob, foldReviewCountsJob, moveReviewMonths],
  listeners: [followTimeZone],
  events: [reviewReceived, reviewAnswered],
  persons: { holdsNone: 'nothing is kept yet' },
});
