import { communicationMenu } from '#modules/communication/contract/menu.ts';
import { reviewAnswered, reviewReceived } from '#modules/communication/contract/review-events.ts';
import { defineModule } from '#platform/server/module.ts';
import { createReviewsMigration } from './migrations/create-reviews.migration.ts';
import { sendRepliesMigration } from './migrations/send-replies.migration.ts';
import { answerReviewsJob } from './replies/answer-reviews.job.ts';
import { replyRoutes } from './replies/replies.route.ts';
import { sendAllJob } from './replies/send-all.ts';
import { sendReplyJob } from './replies/send-reply.job.ts';
import { sweepRepliesJob } from './replies/sweep-replies.job.ts';
import { settingsRoutes } from './settings/settings.route.ts';

export const communication = defineModule({
  name: 'communication',
  menu: communicationMenu,
  migrations: [createReviewsMigration, sendRepliesMigration],
  events: [reviewReceived, reviewAnswered],
  routes: [...replyRoutes, ...settingsRoutes],
  jobs: [answerReviewsJob, sendAllJob, sendReplyJob, sweepRepliesJob],
  persons: { holdsNone: 'nothing is kept yet' },
});
