import { superAdminMenu } from '#modules/super-admin/contract/menu.ts';
import { defineModule } from '#platform/server/module.ts';
import { countAuditRoute, listAuditRoute } from './routes/audit.route.ts';
import {
  cancelQueueJobsRoute,
  getJobFiguresRoute,
  listQueueJobsRoute,
  pauseQueueRoute,
  resumeQueueRoute,
  retryQueueJobsRoute,
} from './routes/jobs.route.ts';
import { cancelMailsRoute, listOutboxRoute, retryMailsRoute } from './routes/outbox.route.ts';
import { getStorageUseRoute } from './routes/storage.route.ts';
import { watchQueuesService, watchRoomService } from './watch.service.ts';
import { watchStreetsJob } from './watch-streets.job.ts';

export const superAdmin = defineModule({
  name: 'super-admin',
  menu: superAdminMenu,
  routes: [
    listQueueJobsRoute,
    getJobFiguresRoute,
    retryQueueJobsRoute,
    cancelQueueJobsRoute,
    pauseQueueRoute,
    resumeQueueRoute,
    listOutboxRoute,
    retryMailsRoute,
    cancelMailsRoute,
    listAuditRoute,
    countAuditRoute,
    getStorageUseRoute,
  ],
  jobs: [watchStreetsJob],
  services: [watchRoomService, watchQueuesService],
  persons: { holdsNone: 'it shows what others keep' },
});
