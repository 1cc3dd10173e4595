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
import { createContactsMigration } from './migrations/create-contacts.migration.ts';
import { createSegmentsMigration } from './migrations/create-segments.migration.ts';
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

export const profileHub = defineModule({
  name: 'profile-hub',
  menu: profileHubMenu,
  migrations: [createContactsMigration, createSegmentsMigration],
  routes: [
    listStandardCriteriaRoute,
    listOwnCriteriaRoute,
    listUsableCriteriaRoute,
    searchCriteriaRoute,
    countFilledCriteriaRoute,
    getCriterionRoute,
    createCriterionRoute,
    updateCriterionRoute,
  ],
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
