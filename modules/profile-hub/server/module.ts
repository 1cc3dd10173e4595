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
import { forgetCopiesJob } from './duplicates/forget-copies.job.ts';
import { lookAfterChanges } from './duplicates/look-after-changes.ts';
import { lookForDoublesJob, lookForDoublesNightly } from './duplicates/look-for-doubles.job.ts';
import { contactsOfPerson } from './erasure/contacts-of-person.ts';
import { eraseChosenJob } from './erasure/erase-chosen.job.ts';
import { createContactsMigration } from './migrations/create-contacts.migration.ts';
import { createDuplicatesMigration } from './migrations/create-duplicates.migration.ts';
import { createPrivacyMigration } from './migrations/create-privacy.migration.ts';
import { createSegmentsMigration } from './migrations/create-segments.migration.ts';
import { keepRetentionJob, keepRetentionNightly } from './privacy/keep-retention.job.ts';
import {
  compareContactsRoute,
  decideDuplicateRoute,
  getDuplicateRoute,
  listDuplicatesRoute,
  mergeContactsRoute,
  undoMergeRoute,
} from './routes/duplicates.route.ts';
import {
  answerDataRequestRoute,
  eraseContactsRoute,
  getPrivacyOfContactRoute,
  getRetentionRoute,
  listDataRequestsRoute,
  listErasuresRoute,
  makePersonFileRoute,
  previewErasureRoute,
  previewRetentionRoute,
  recordDataRequestRoute,
  saveRetentionRoute,
} from './routes/privacy.route.ts';

export const profileHub = defineModule({
  name: 'profile-hub',
  menu: profileHubMenu,
  migrations: [
    createContactsMigration,
    createSegmentsMigration,
    createDuplicatesMigration,
    createPrivacyMigration,
  ],
  routes: [
    listDuplicatesRoute,
    getDuplicateRoute,
    decideDuplicateRoute,
    compareContactsRoute,
    mergeContactsRoute,
    undoMergeRoute,
    previewErasureRoute,
    eraseContactsRoute,
    listErasuresRoute,
    makePersonFileRoute,
    getPrivacyOfContactRoute,
    recordDataRequestRoute,
    answerDataRequestRoute,
    listDataRequestsRoute,
    getRetentionRoute,
    previewRetentionRoute,
    saveRetentionRoute,
  ],
  jobs: [
    lookForDoublesJob,
    lookForDoublesNightly,
    forgetCopiesJob,
    eraseChosenJob,
    keepRetentionJob,
    keepRetentionNightly,
  ],
  persons: contactsOfPerson,
  listeners: [...lookAfterChanges],
  events: [
    contactCreated,
    contactChanged,
    contactsChanged,
    consentChanged,
    contactErased,
    contactsMerged,
  ],
});
