import { superAdminMenu } from '#modules/super-admin/contract/menu.ts';
import { defineModule } from '#platform/server/module.ts';
import { countAudit, listAudit } from './routes/audit.route.ts';
import {
  cancelQueueJobs,
  getJobFigures,
  listQueueJobs,
  retryQueueJobs,
} from './routes/jobs.route.ts';
import { cancelQueuedMails, listOutbox, retryFailedMails } from './routes/outbox.route.ts';
import { pauseQueue, resumeQueue } from './routes/pause-queue.route.ts';
import { getStorageUse } from './routes/storage.route.ts';

export const superAdmin = defineModule({
  name: 'super-admin',
  menu: superAdminMenu,
  routes: [
    listQueueJobs,
    getJobFigures,
    retryQueueJobs,
    cancelQueueJobs,
    pauseQueue,
    resumeQueue,
    listOutbox,
    retryFailedMails,
    cancelQueuedMails,
    listAudit,
    countAudit,
    getStorageUse,
  ],
});
