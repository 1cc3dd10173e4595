import { defineModule } from '../module.ts';
import { deliverMailJob, purgeOutboxJob } from './mail.job.ts';
import { mailPersonalData } from './mail-personal-data.ts';
import {
  mailboxListPage,
  mailboxMailPage,
  mailboxStylePage,
  mailFramePage,
} from './mailbox/mailbox.page.ts';
import { previewFramePage, previewListPage, previewPage } from './mailbox/preview.page.ts';
import { outboxMigration } from './outbox.migration.ts';
import { outboxConfirmationMigration } from './outbox-confirmation.migration.ts';
import { outboxOperationsMigration } from './outbox-operations.migration.ts';
import { outboxProviderStatusMigration } from './outbox-provider-status.migration.ts';
import { mailEventsRoute } from './provider/mail-events.route.ts';

/** Mail in the platform: the outbox, its delivery, and the local mailbox. */
export const mailModule = defineModule({
  name: 'mail',
  migrations: [
    outboxMigration,
    outboxOperationsMigration,
    outboxConfirmationMigration,
    outboxProviderStatusMigration,
  ],
  routes: [mailEventsRoute],
  jobs: [deliverMailJob, purgeOutboxJob],
  pages: [
    mailboxListPage,
    mailboxStylePage,
    mailboxMailPage,
    mailFramePage,
    previewListPage,
    previewPage,
    previewFramePage,
  ],
  clientData: {
    leftOut: { 'platform.outbox': 'a waiting mail would be sent by both installations' },
  },
  persons: mailPersonalData,
});
