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
import { createContactsMigration } from './migrations/create-contacts.migration.ts';
import { createDuplicatesMigration } from './migrations/create-duplicates.migration.ts';
import { createSegmentsMigration } from './migrations/create-segments.migration.ts';
import {
  compareContactsRoute,
  decideDuplicateRoute,
  getDuplicateRoute,
  listDuplicatesRoute,
  mergeContactsRoute,
  undoMergeRoute,
} from './routes/duplicates.route.ts';

export const profileHub = defineModule({
  name: 'profile-hub',
  menu: profileHubMenu,
  migrations: [createContactsMigration, createSegmentsMigration, createDuplicatesMigration],
  routes: [
    listDuplicatesRoute,
    getDuplicateRoute,
    decideDuplicateRoute,
    compareContactsRoute,
    mergeContactsRoute,
    undoMergeRoute,
  ],
  jobs: [lookForDoublesJob, lookForDoublesNightly, forgetCopiesJob],
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
