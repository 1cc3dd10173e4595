import { communicationMenu } from '#modules/communication/contract/menu.ts';
import { reviewAnswered, reviewReceived } from '#modules/communication/contract/review-events.ts';
import { defineModule } from '#platform/server/module.ts';
import { intakeRoutes } from './intake/intake.routes.ts';
import { reviewImport } from './intake/review-import.ts';
import { createReviewMonthsMigration } from './migrations/create-review-months.migration.ts';
import { createReviewWebhooksMigration } from './migrations/create-review-webhooks.migration.ts';
import { createReviewsMigration } from './migrations/create-reviews.migration.ts';
import { noteCountChangesMigration } from './migrations/note-count-changes.migration.ts';
import { reviewsOfPerson } from './persons/reviews-of-person.ts';
import { answerReviewsJob } from './replies/answer-reviews.job.ts';
import { foldReviewCountsJob } from './reviews/review-counts.ts';
import { countReviewMonthsJob } from './reviews/review-months.ts';
import { reviewsRoutes } from './reviews/reviews.routes.ts';
import { searchReviews } from './reviews/search-reviews.ts';

export const communication = defineModule({
  name: 'communication',
  menu: communicationMenu,
  migrations: [
    createReviewsMigration,
    noteCountChangesMigration,
    createReviewWebhooksMigration,
    createReviewMonthsMigration,
  ],
  routes: [...intakeRoutes, ...reviewImport.routes, ...reviewsRoutes],
  jobs: [answerReviewsJob, countReviewMonthsJob, foldReviewCountsJob, ...reviewImport.jobs],
  events: [reviewReceived, reviewAnswered],
  searches: [searchReviews],
  persons: reviewsOfPerson,
});
