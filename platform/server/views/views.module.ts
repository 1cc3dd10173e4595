import { defineModule } from '../module.ts';
import { blankHouseViewsMigration } from './blank-house-views.migration.ts';
import {
  createClientViewRoute,
  deleteClientViewRoute,
  listClientViewsRoute,
  updateClientViewRoute,
} from './routes/client-views.route.ts';
import {
  createSuperAdminViewRoute,
  deleteSuperAdminViewRoute,
  listSuperAdminViewsRoute,
  updateSuperAdminViewRoute,
} from './routes/super-admin-views.route.ts';
import { viewPersonalData } from './view-personal-data.ts';
import { viewsMigration } from './views.migration.ts';
import { viewsColumnsMigration } from './views-columns.migration.ts';
import { viewsLeaveMigration } from './views-leave.migration.ts';

/** Saved views of lists. */
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
    listSuperAdminViewsRoute,
    createSuperAdminViewRoute,
    updateSuperAdminViewRoute,
    deleteSuperAdminViewRoute,
  ],
  persons: viewPersonalData,
});
