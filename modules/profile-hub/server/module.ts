import {
  findReviewContact,
  findReviewerContacts,
} from '#modules/communication/contract/review-ports.ts';
import { usableCriteria } from '#modules/forms/contract/form-ports.ts';
import { leadContactId } from '#modules/leads/contract/lead-ports.ts';
import {
  blockListChanged,
  consentChanged,
  contactChanged,
  contactCreated,
  contactErased,
  contactsChanged,
  contactsMerged,
} from '#modules/profile-hub/contract/events.ts';
import { profileHubMenu } from '#modules/profile-hub/contract/menu.ts';
import { seeContacts } from '#modules/profile-hub/contract/permissions.ts';
import { holds } from '#platform/contract/permission.ts';
import type { Db } from '#platform/server/database/database.ts';
import { defineModule } from '#platform/server/module.ts';
import { answerPort } from '#platform/server/module-parts.ts';
import { blockExport, blockImport } from './blocks/block-files.ts';
import { blocksRoutes } from './blocks/blocks.route.ts';
import { searchBlocks } from './blocks/list-blocks.ts';
import { campaignsRoutes } from './campaigns/campaigns.route.ts';
import { searchCampaigns } from './campaigns/list-campaigns.ts';
import { changeContactsJob } from './contacts/change-contacts.job.ts';
import { profilesRoutes } from './contacts/profiles.route.ts';
import { contactSearchSource } from './contacts/search-contacts.ts';
import { criteriaRoutes } from './criteria/criteria.route.ts';
import { criteriaForAnswers, searchCriteria } from './criteria/list-criteria.ts';
import { contactDecisions } from './decisions/contact-decisions.ts';
import {
  findPendingDuplicatesJob,
  findPendingDuplicatesNightly,
  forgetCopiesJob,
} from './duplicates/duplicates.job.ts';
import { duplicatesRoutes } from './duplicates/duplicates.route.ts';
import { findDuplicatesAfterChanges } from './duplicates/find-duplicates-after-changes.ts';
import { contactPersonalData } from './erasure/contact-personal-data.ts';
import { eraseChosenJob } from './erasure/erase-chosen.job.ts';
import { contactExport } from './exports/contact-export.ts';
import { contactExportsRoutes } from './exports/contact-exports.route.ts';
import { getDashboardFileRoute, getDashboardRoute } from './figures/dashboard.route.ts';
import { closeMonths, foldCounts, recountContacts } from './figures/figures.job.ts';
import { answerImport } from './imports/answer-import.ts';
import { contactImport } from './imports/contact-import.ts';
import { contactImportsRoutes } from './imports/contact-imports.route.ts';
import { undoImportJob } from './imports/undo/undo-import.job.ts';
import { blockFailedMail } from './journey/block-failed-mail.ts';
import { followLeads } from './journey/follow-leads.ts';
import { findReviewers, followReviews, readReviewer } from './journey/follow-reviews.ts';
import { followScans } from './journey/follow-scans.ts';
import { joinCountedVisit } from './journey/join-counted-visit.job.ts';
import { journeyRoutes } from './journey/journey.route.ts';
import { findLeadContactId } from './journey/lead-contacts.ts';
import { applyAnswers } from './mappings/apply/apply-answers.job.ts';
import { campaignMappingRoutes } from './mappings/campaign-mapping.route.ts';
import { mappingsRoutes } from './mappings/mappings.route.ts';
import { blankCertificatesMigration } from './migrations/blank-certificates.migration.ts';
import { blankWordingsMigration } from './migrations/blank-wordings.migration.ts';
import { contactImportsMigration } from './migrations/contact-imports.migration.ts';
import { countContactsMigration } from './migrations/count-contacts.migration.ts';
import { countSegmentsMigration } from './migrations/count-segments.migration.ts';
import { createBlockedAddressesMigration } from './migrations/create-blocked-addresses.migration.ts';
import { createCampaignsMigration } from './migrations/create-campaigns.migration.ts';
import { createContactsMigration } from './migrations/create-contacts.migration.ts';
import { createDuplicatesMigration } from './migrations/create-duplicates.migration.ts';
import { createExportsMigration } from './migrations/create-exports.migration.ts';
import { createPrivacyMigration } from './migrations/create-privacy.migration.ts';
import { createSegmentsMigration } from './migrations/create-segments.migration.ts';
import { criteriaLabelsMigration } from './migrations/criteria-labels.migration.ts';
import { erasureJobProgressMigration } from './migrations/erasure-job-progress.migration.ts';
import { followContactsMigration } from './migrations/follow-contacts.migration.ts';
import { importStatementsMigration } from './migrations/import-statements.migration.ts';
import { journeysByScanMigration } from './migrations/journeys-by-scan.migration.ts';
import { leadsByContactMigration } from './migrations/leads-by-contact.migration.ts';
import { productsBoughtMigration } from './migrations/products-bought.migration.ts';
import { queueDuplicateChecksMigration } from './migrations/queue-duplicate-checks.migration.ts';
import { revertedStationsMigration } from './migrations/reverted-stations.migration.ts';
import { saleCurrenciesMigration } from './migrations/sale-currencies.migration.ts';
import { sortByLastnameMigration } from './migrations/sort-by-lastname.migration.ts';
import { sortContactsMigration } from './migrations/sort-contacts.migration.ts';
import { stationsByJourneyMigration } from './migrations/stations-by-journey.migration.ts';
import { applyRetentionJob, applyRetentionNightly } from './privacy/apply-retention.job.ts';
import { privacyRoutes } from './privacy/privacy.route.ts';
import { getCriterionUsesRoute } from './segments/criterion-uses.route.ts';
import { searchSegments } from './segments/list-segments.ts';
import { changeManyMembers, clearSegments } from './segments/segments.job.ts';
import { segmentsRoutes } from './segments/segments.route.ts';
import type { ProfileHubTables } from './tables.ts';

export const profileHub = defineModule({
  name: 'profile-hub',
  purpose:
    'Consumer contacts with their consents and activity, criteria, segments, imports and exports.',
  menu: profileHubMenu,
  migrations: [
    createContactsMigration,
    createSegmentsMigration,
    followContactsMigration,
    leadsByContactMigration,
    createExportsMigration,
    countContactsMigration,
    contactImportsMigration,
    createCampaignsMigration,
    createDuplicatesMigration,
    createPrivacyMigration,
    countSegmentsMigration,
    erasureJobProgressMigration,
    queueDuplicateChecksMigration,
    sortContactsMigration,
    revertedStationsMigration,
    blankCertificatesMigration,
    importStatementsMigration,
    sortByLastnameMigration,
    blankWordingsMigration,
    createBlockedAddressesMigration,
    criteriaLabelsMigration,
    productsBoughtMigration,
    stationsByJourneyMigration,
    saleCurrenciesMigration,
    journeysByScanMigration,
  ],
  decisions: contactDecisions,
  searches: [contactSearchSource, searchSegments, searchCriteria, searchCampaigns, searchBlocks],
  events: [
    contactCreated,
    contactChanged,
    contactsChanged,
    consentChanged,
    contactErased,
    contactsMerged,
    blockListChanged,
  ],
  routes: [
    ...contactImport.routes,
    ...contactImportsRoutes,
    ...contactExportsRoutes,
    ...criteriaRoutes,
    getCriterionUsesRoute,
    ...campaignsRoutes,
    ...campaignMappingRoutes,
    ...mappingsRoutes,
    ...answerImport.routes,
    ...duplicatesRoutes,
    ...privacyRoutes,
    ...segmentsRoutes,
    getDashboardRoute,
    getDashboardFileRoute,
    ...contactExport.routes,
    ...profilesRoutes,
    ...journeyRoutes,
    ...blocksRoutes,
    ...blockImport.routes,
    ...blockExport.routes,
  ],
  jobs: [
    ...contactImport.jobs,
    undoImportJob,
    applyAnswers,
    ...answerImport.jobs,
    findPendingDuplicatesJob,
    findPendingDuplicatesNightly,
    forgetCopiesJob,
    eraseChosenJob,
    applyRetentionJob,
    applyRetentionNightly,
    clearSegments,
    changeManyMembers,
    changeContactsJob,
    joinCountedVisit,
    ...contactExport.jobs,
    foldCounts,
    closeMonths,
    recountContacts,
    ...blockImport.jobs,
    ...blockExport.jobs,
  ],
  listeners: [
    ...findDuplicatesAfterChanges,
    ...followLeads,
    ...followReviews,
    followScans,
    blockFailedMail,
  ],
  ports: [
    answerPort(leadContactId, async ({ reader, ...lead }, { db }) =>
      holds(seeContacts, reader) ? findLeadContactId({ db }, lead) : undefined,
    ),
    answerPort(findReviewerContacts, (given, { db }) => findReviewers({ db }, given)),
    answerPort(findReviewContact, async ({ reader, ...review }, { db }) =>
      holds(seeContacts, reader) ? readReviewer({ db }, review) : undefined,
    ),
    answerPort(usableCriteria, (query, { db, app }) =>
      criteriaForAnswers({ db: db as Db<ProfileHubTables>, app }, query),
    ),
  ],
  clientData: {
    keyed: {
      'profile_hub.blocked_addresses': ['hash'],
      'profile_hub.erased_addresses': ['hash'],
    },
  },
  persons: contactPersonalData,
});
