import { defineModule } from '../module.ts';
import { deliverMailJob } from './deliver-mail.job.ts';
import { mailPersonalData } from './mail-personal-data.ts';
import { mailFramePage } from './mailbox/mail-frame.page.ts';
import { mailboxListPage } from './mailbox/mailbox-list.page.ts';
import { mailboxMailPage } from './mailbox/mailbox-mail.page.ts';
import { mailboxStylePage } from './mailbox/mailbox-style.page.ts';
import { previewPage } from './mailbox/preview.page.ts';
import { previewFramePage } from './mailbox/preview-frame.page.ts';
import { previewListPage } from './mailbox/preview-list.page.ts';
import { outboxMigration } from './outbox.migration.ts';
import { outboxConfirmationMigration } from './outbox-confirmation.migration.ts';
import { outboxOperationsMigration } from './outbox-operations.migration.ts';
import { outboxToldMigration } from './outbox-told.migration.ts';
import { mailEventsRoute } from './provider/mail-events.route.ts';
import { purgeOutboxJob } from './purge-outbox.job.ts';

/** Mail in the platform: the outbox, its delivery, and the local mailbox. */
export const mailModule = defineModule({
  name: 'mail',
  migrations: [
    outboxMigration,
    outboxOperationsMigration,
    outboxConfirmationMigration,
    outboxToldMigration,
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
  persons: mailPersonalData,
});
