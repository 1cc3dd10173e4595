import {
  consentChanged,
  contactChanged,
  contactCreated,
  contactErased,
  contactsChanged,
  contactsMerged,
} from '#modules/profile-hub/contract/events.ts';
import { profileHubMenu } from '#modules/profile-hub/contract/menu.ts';
import { defineModule } from '#platform/server/module.ts';
import { changeContactsJob } from './contacts/bulk/change-contacts.job.ts';
import { contactsByWords } from './contacts/contacts-by-words.ts';
import { followLeads } from './journey/follow-leads.ts';
import { followReviews } from './journey/follow-reviews.ts';
import { followScans } from './journey/follow-scans.ts';
import { contactExport } from './exports/contact-export.ts';
import { closeMonths } from './figures/close-months.job.ts';
import { foldCounts } from './figures/fold-counts.job.ts';
import { recountContacts } from './figures/recount-contacts.job.ts';
import { countContactsMigration } from './migrations/count-contacts.migration.ts';
import { createContactsMigration } from './migrations/create-contacts.migration.ts';
import { createExportsMigration } from './migrations/create-exports.migration.ts';
import { createSegmentsMigration } from './migrations/create-segments.migration.ts';
import { followContactsMigration } from './migrations/follow-contacts.migration.ts';
import { listConsentsRoute, updateOptinRoute } from './routes/consents.route.ts';
import {
  createProfileRoute,
  getContactChoicesRoute,
  getJourneyRoute,
  getProfileRoute,
  searchProfilesRoute,
  setCriterionRoute,
  updateProfileRoute,
} from './routes/profiles.route.ts';
import { contactImport } from './imports/contact-import.ts';
import { undoImportJob } from './imports/undo/undo-import.job.ts';
import { contactImportsMigration } from './migrations/contact-imports.migration.ts';
import { createContactsMigration } from './migrations/create-contacts.migration.ts';
import { createSegmentsMigration } from './migrations/create-segments.migration.ts';
import {
  criterionFromColumnRoute,
  importCheckfileRoute,
  importCreateEmptyFileRoute,
  importRoute,
  pastImportRoute,
  pastImportsRoute,
  undoImportRoute,
} from './routes/contact-imports.route.ts';
import { criteriaByWords } from './criteria/criteria-by-words.ts';
import { answerImport } from './imports/answer-import.ts';
import { applyAnswers } from './mappings/apply/apply-answers.job.ts';
import { createCampaignsMigration } from './migrations/create-campaigns.migration.ts';
import { createContactsMigration } from './migrations/create-contacts.migration.ts';
import { createSegmentsMigration } from './migrations/create-segments.migration.ts';
import {
  countCampaignTypesRoute,
  decideCampaignRoute,
  listCampaignMappingsRoute,
  saveCampaignRoute,
  takeAnswersRoute,
} from './routes/campaigns.route.ts';
import {
  countFilledCriteriaRoute,
  createCriterionRoute,
  getCriterionRoute,
  listOwnCriteriaRoute,
  listStandardCriteriaRoute,
  listUsableCriteriaRoute,
  searchCriteriaRoute,
  updateCriterionRoute,
} from './routes/criteria.route.ts';
import {
  discardMappingRoute,
  getMappingRoute,
  listAvailableQuestionsRoute,
  listMappableCriteriaRoute,
  listMappedAnswersRoute,
  listMappedQuestionsRoute,
  mapAnswersRoute,
  mapQuestionRoute,
  matchMappingRoute,
  previewMappingRoute,
  saveMappingRoute,
  unmapQuestionRoute,
} from './routes/mappings.route.ts';
import { getDashboardRoute } from './routes/dashboard.route.ts';
import { getDashboardFileRoute, getDashboardRoute } from './routes/dashboard.route.ts';
import { countExportRoute, getExportedFileRoute, getExportsRoute } from './routes/exports.route.ts';

export const profileHub = defineModule({
  name: 'profile-hub',
  menu: profileHubMenu,
  migrations: [createContactsMigration, createSegmentsMigration, followContactsMigration],
  searches: [contactsByWords],
  migrations: [createContactsMigration, createSegmentsMigration, contactImportsMigration],
  routes: [
    ...contactImport.routes,
    importCheckfileRoute,
    importRoute,
    importCreateEmptyFileRoute,
    criterionFromColumnRoute,
    pastImportsRoute,
    pastImportRoute,
    undoImportRoute,
  ],
  jobs: [...contactImport.jobs, undoImportJob],
  migrations: [createContactsMigration, createSegmentsMigration, createCampaignsMigration],
  routes: [
    listStandardCriteriaRoute,
    listOwnCriteriaRoute,
    listUsableCriteriaRoute,
    searchCriteriaRoute,
    countFilledCriteriaRoute,
    getCriterionRoute,
    createCriterionRoute,
    updateCriterionRoute,
    listCampaignMappingsRoute,
    countCampaignTypesRoute,
    decideCampaignRoute,
    saveCampaignRoute,
    takeAnswersRoute,
    getMappingRoute,
    saveMappingRoute,
    discardMappingRoute,
    matchMappingRoute,
    previewMappingRoute,
    listMappedQuestionsRoute,
    mapQuestionRoute,
    unmapQuestionRoute,
    listMappedAnswersRoute,
    mapAnswersRoute,
    listMappableCriteriaRoute,
    listAvailableQuestionsRoute,
    ...answerImport.routes,
  ],
  jobs: [applyAnswers, ...answerImport.jobs],
  searches: [criteriaByWords],
  migrations: [
    createContactsMigration,
    createSegmentsMigration,
    createExportsMigration,
    countContactsMigration,
  ],
  routes: [
    getDashboardRoute,
    getDashboardFileRoute,
    ...contactExport.routes,
    getExportsRoute,
    countExportRoute,
    getExportedFileRoute,
  ],
  jobs: [...contactExport.jobs, foldCounts, closeMonths, recountContacts],
  events: [
    contactCreated,
    contactChanged,
    contactsChanged,
    consentChanged,
    contactErased,
    contactsMerged,
  ],
  routes: [
    searchProfilesRoute,
    getContactChoicesRoute,
    getProfileRoute,
    createProfileRoute,
    updateProfileRoute,
    setCriterionRoute,
    getJourneyRoute,
    updateOptinRoute,
    listConsentsRoute,
  ],
  jobs: [changeContactsJob],
  listeners: [...followLeads, ...followReviews, ...followScans],
});
