import { communicationMenu } from '#modules/communication/contract/menu.ts';
import { reviewAnswered, reviewReceived } from '#modules/communication/contract/review-events.ts';
import { defineModule } from '#platform/server/module.ts';

export const communication = defineModule({
  name: 'communication',
  menu: communicationMenu,
  events: [reviewReceived, reviewAnswered],
  persons: { holdsNone: 'nothing is kept yet' },
});
