import { LEAD_EVENTS, leadMailFailed } from '#modules/leads/contract/lead-events.ts';
import {
  countDemandLeads,
  demandLeads,
  leadProgress,
  readLocationLeadFigures,
  reviewerLeads,
  waitingLeads,
} from '#modules/leads/contract/lead-ports.ts';
import { leadsMenu } from '#modules/leads/contract/menu.ts';
import type { Db } from '#platform/server/database/database.ts';
import { defineModule } from '#platform/server/module.ts';
import { answerPort } from '#platform/server/module-parts.ts';
import { changeLeadsJob } from './bulk/change-leads.job.ts';
import { changeLeadsRoutes } from './bulk/change-leads.route.ts';
import { conversionRoutes } from './conversion/conversion.route.ts';
import { countClientLeadsJob, countLeadsJob } from './conversion/count-leads.job.ts';
import { readLocationFigures } from './conversion/figure-rows.ts';
import { leadDecisions } from './decisions/lead-decisions.ts';
import { clearUnclaimedFiles } from './files/clear-unclaimed-files.job.ts';
import { checkLeadMail } from './follow-up/check-lead-mail.ts';
import { loseIdleLeadsJob, purgeLinksJob } from './follow-up/expire-leads.job.ts';
import {
  handleBouncedRecipientJob,
  removeFormerUserJob,
  removeUserOnDisabled,
} from './follow-up/leave-lead.job.ts';
import { manualRemindersRoutes } from './follow-up/manual-reminders.route.ts';
import { recalculateIdleDeadlinesOnSave } from './follow-up/recalculate-idle-deadlines.ts';
import { remindClientJob, remindJob, sendManualRemindersJob } from './follow-up/remind.job.ts';
import { formPortAnswers } from './form-port-answers.ts';
import { leadCopyMail } from './leads/lead-copy.mail.ts';
import {
  readDemandLeadCount,
  readDemandLeads,
  readLeadProgress,
  readWaitingLeads,
} from './leads/lead-ports.ts';
import { leadsRoutes } from './leads/leads.route.ts';
import { linkedLeadRoutes } from './links/linked-lead.route.ts';
import { sendAgainScript } from './links/page/busy-page.ts';
import { protectedLeadPage, publicActionPage } from './links/page/lead-link.page.ts';
import { linkAssetPages } from './links/page/link-frame.ts';
import { expiredPage, legacyLeadPage, notFoundPage } from './links/page/refused.pages.ts';
import { formLeadExport, leadExport } from './list/lead-export.ts';
import { leadListRoutes } from './list/lead-list.route.ts';
import { answerOpenLeads, searchLeads } from './list/list-leads.ts';
import { readLeadsRoutes } from './list/read-leads.route.ts';
import { clearSendLimitsJob } from './mails/clear-send-limits.job.ts';
import { formMails } from './mails/form-mail.ts';
import { actOnLeadsMigration } from './migrations/act-on-leads.migration.ts';
import { brandFiguresMigration } from './migrations/brand-figures.migration.ts';
import { chooseRemindersMigration } from './migrations/choose-reminders.migration.ts';
import { countIdleLossesMigration } from './migrations/count-idle-losses.migration.ts';
import { countLeadsMigration } from './migrations/count-leads.migration.ts';
import { createLeadsMigration } from './migrations/create-leads.migration.ts';
import { editLeadsMigration } from './migrations/edit-leads.migration.ts';
import { leadFilesMigration } from './migrations/lead-files.migration.ts';
import { leadRemindersMigration } from './migrations/lead-reminders.migration.ts';
import { limitConfirmationsMigration } from './migrations/limit-confirmations.migration.ts';
import { listLeadsMigration } from './migrations/list-leads.migration.ts';
import { rankTimesMigration } from './migrations/rank-times.migration.ts';
import { recipientLinksAndMailsMigration } from './migrations/recipient-links-and-mails.migration.ts';
import { recipientLinksIndexMigration } from './migrations/recipient-links-index.migration.ts';
import { retainErasedLeadSourceMigration } from './migrations/retain-erased-lead-source.migration.ts';
import { sortOwnersByNameMigration } from './migrations/sort-owners-by-name.migration.ts';
import { leadNotificationKinds } from './notification-kinds.ts';
import { announceNewLead } from './notifications/announce-new-lead.ts';
import { notifyOfAcceptance, notifyOwnerOfSale } from './notifications/notify-progress.ts';
import { renotifyAfterRejection, renotifyAfterUndo } from './notifications/renotify-subscribers.ts';
import { sendNewLeadMails } from './notifications/send-new-lead-mails.ts';
import { findReviewerLeads } from './persons/find-reviewer-leads.ts';
import { leadPersonalData } from './persons/lead-personal-data.ts';
import { priceLeadJob } from './price/price-lead.job.ts';
import { reminderChoicePage } from './reminders/reminders.page.ts';
import type { LeadsTables } from './tables.ts';
import { replayLeadWebhookRoute } from './webhooks/lead-webhooks.route.ts';
import { noteWebhookTry } from './webhooks/lead-webhooks.ts';

export const leads = defineModule({
  name: 'leads',
  purpose: 'Leads from intake to conversion, and the pages for retailers by link.',
  menu: leadsMenu,
  migrations: [
    createLeadsMigration,
    leadFilesMigration,
    recipientLinksAndMailsMigration,
    actOnLeadsMigration,
    countLeadsMigration,
    editLeadsMigration,
    recipientLinksIndexMigration,
    leadRemindersMigration,
    listLeadsMigration,
    brandFiguresMigration,
    retainErasedLeadSourceMigration,
    chooseRemindersMigration,
    limitConfirmationsMigration,
    rankTimesMigration,
    sortOwnersByNameMigration,
    countIdleLossesMigration,
  ],
  events: [leadMailFailed, ...LEAD_EVENTS],
  routes: [
    ...readLeadsRoutes,
    ...conversionRoutes,
    ...leadsRoutes,
    ...linkedLeadRoutes,
    ...leadListRoutes,
    ...changeLeadsRoutes,
    ...manualRemindersRoutes,
    replayLeadWebhookRoute,
    ...formLeadExport.routes,
    ...leadExport.routes,
  ],
  deliveryWatchers: [noteWebhookTry],
  searches: [searchLeads],
  decisions: leadDecisions,
  jobs: [
    priceLeadJob,
    clearUnclaimedFiles,
    clearSendLimitsJob,
    countLeadsJob,
    countClientLeadsJob,
    ...formLeadExport.jobs,
    ...leadExport.jobs,
    changeLeadsJob,
    sendManualRemindersJob,
    loseIdleLeadsJob,
    remindJob,
    remindClientJob,
    handleBouncedRecipientJob,
    removeFormerUserJob,
    purgeLinksJob,
  ],
  pages: [
    protectedLeadPage,
    publicActionPage,
    expiredPage,
    notFoundPage,
    legacyLeadPage,
    reminderChoicePage,
    ...linkAssetPages,
    sendAgainScript,
  ],
  listeners: [
    announceNewLead,
    sendNewLeadMails,
    notifyOfAcceptance,
    notifyOwnerOfSale,
    renotifyAfterRejection,
    renotifyAfterUndo,
    recalculateIdleDeadlinesOnSave,
    removeUserOnDisabled,
  ],
  mails: [...Object.values(formMails), leadCopyMail],
  mailChecks: [checkLeadMail],
  notificationKinds: leadNotificationKinds,
  ports: [
    answerOpenLeads,
    answerPort(reviewerLeads, (given, { db }) =>
      findReviewerLeads({ db: db as Db<LeadsTables> }, given),
    ),
    answerPort(demandLeads, (given, { db }) => readDemandLeads({ db }, given)),
    answerPort(countDemandLeads, ({ clientId }, { db }) => readDemandLeadCount({ db }, clientId)),
    answerPort(leadProgress, (given, { db }) =>
      readLeadProgress({ db: db as Db<LeadsTables> }, given),
    ),
    answerPort(waitingLeads, (given, { db }) =>
      readWaitingLeads({ db: db as Db<LeadsTables> }, given),
    ),
    answerPort(readLocationLeadFigures, (given, { db }) =>
      readLocationFigures({ db: db as Db<LeadsTables> }, given),
    ),
    ...formPortAnswers,
  ],
  clientData: {
    leftOut: { 'leads.lead_tokens': 'links in mails that lead to this installation' },
    keyed: { 'leads.reminder_choices': ['token_hash'] },
  },
  persons: leadPersonalData,
});
