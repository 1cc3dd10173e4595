import { communicationMenu } from '#modules/communication/contract/menu.ts';
import { reviewAnswered, reviewReceived } from '#modules/communication/contract/review-events.ts';
import { defineModule } from '#platform/server/module.ts';
import { googleModule } from './google/google-module.ts';
import { createGoogleConnectionMigration } from './migrations/create-google-connection.migration.ts';

export const communication = defineModule({
  name: 'communication',
  menu: communicationMenu,
  migrations: [createGoogleConnectionMigration],
  routes: [...googleModule.routes],
  pages: [...googleModule.pages],
  jobs: [...googleModule.jobs],
  connectors: [...googleModule.connectors],
  events: [reviewReceived, reviewAnswered],
  persons: { holdsNone: 'the connection to Google and the addresses of stores there' },
});
