import { communicationMenu } from '#modules/communication/contract/menu.ts';
import { reviewAnswered, reviewReceived } from '#modules/communication/contract/review-events.ts';
import { defineModule } from '#platform/server/module.ts';
import { createReviewsMigration } from './migrations/create-reviews.migration.ts';

export const communication = defineModule({
  name: 'communication',
  menu: communicationMenu,
  migrations: [createReviewsMigration],
  events: [reviewReceived, reviewAnswered],
  persons: { holdsNone: 'nothing is kept yet' },
});
