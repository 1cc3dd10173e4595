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

export const profileHub = defineModule({
  name: 'profile-hub',
  menu: profileHubMenu,
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
  events: [
    contactCreated,
    contactChanged,
    contactsChanged,
    consentChanged,
    contactErased,
    contactsMerged,
  ],
});
