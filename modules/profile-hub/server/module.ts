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
import { createContactsMigration } from './migrations/create-contacts.migration.ts';
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
