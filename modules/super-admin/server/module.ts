import { superAdminMenu } from '#modules/super-admin/contract/menu.ts';
import { defineModule } from '#platform/server/module.ts';
import { countAuditRoute, listAuditRoute } from './audit/audit.route.ts';
import { outboxRoutes } from './outbox/outbox.route.ts';
import { jobsRoutes } from './queues/jobs.route.ts';
import { getStorageUseRoute } from './storage/storage.route.ts';
import { watchQueuesService, watchRoomService } from './watch/watch.service.ts';
import { installationNotificationKinds } from './watch/watch-installation.ts';
import { watchStreetsJob } from './watch/watch-streets.job.ts';

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
