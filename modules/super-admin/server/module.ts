import { superAdminMenu } from '#modules/super-admin/contract/menu.ts';
import { defineModule } from '#platform/server/module.ts';
import { countAuditRoute, listAuditRoute } from './routes/audit.route.ts';
import { jobsRoutes } from './routes/jobs.route.ts';
import { outboxRoutes } from './routes/outbox.route.ts';
import { getStorageUseRoute } from './routes/storage.route.ts';
import { watchQueuesService, watchRoomService } from './watch.service.ts';
import { installationNotificationKinds } from './watch-installation.ts';
import { watchStreetsJob } from './watch-streets.job.ts';

export const superAdmin = defineModule({
  name: 'super-admin',
  purpose: 'Operation of the whole suite: jobs, outgoing messages, storage and the audit log.',
  menu: superAdminMenu,
  routes: [...jobsRoutes, ...outboxRoutes, listAuditRoute, countAuditRoute, getStorageUseRoute],
  jobs: [watchStreetsJob],
  notificationKinds: installationNotificationKinds,
  services: [watchRoomService, watchQueuesService],
  persons: { holdsNone: 'shows data of other modules and stores none' },
});
