import { defineModule } from '../module.ts';
import { blankHouseViewsMigration } from './blank-house-views.migration.ts';
import {
  createClientViewRoute,
  deleteClientViewRoute,
  listClientViewsRoute,
  updateClientViewRoute,
} from './routes/client-views.route.ts';
import {
  createHouseViewRoute,
  deleteHouseViewRoute,
  listHouseViewsRoute,
  updateHouseViewRoute,
} from './routes/house-views.route.ts';
import { viewsMigration } from './views.migration.ts';
import { viewsColumnsMigration } from './views-columns.migration.ts';
import { viewsLeaveMigration } from './views-leave.migration.ts';
import { viewsOfPerson } from './views-of-person.ts';

/** Lists as people like to see them, kept under names. */
export const viewsModule = defineModule({
  name: 'platform-views',
  migrations: [
    viewsMigration,
    viewsLeaveMigration,
    viewsColumnsMigration,
    blankHouseViewsMigration,
  ],
  routes: [
    listClientViewsRoute,
    createClientViewRoute,
    updateClientViewRoute,
    deleteClientViewRoute,
    listHouseViewsRoute,
    createHouseViewRoute,
    updateHouseViewRoute,
    deleteHouseViewRoute,
  ],
  persons: viewsOfPerson,
});
