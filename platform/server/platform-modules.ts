import { apiKeysModule } from './api-keys/api-keys.module.ts';
import { auditModule } from './audit/audit.module.ts';
import { captchaModule } from './captcha/captcha.module.ts';
import { clientArchiveModule } from './client-archive/client-archive.module.ts';
import { connectorsModule } from './connectors/connectors.module.ts';
import { clientTimeZoneMigration } from './database/migrations/client-time-zone.migration.ts';
import { knownZoneMigration } from './database/migrations/known-zone.migration.ts';
import { platformSchemaMigration } from './database/migrations/platform-schema.migration.ts';
import { searchTextMigration } from './database/migrations/search-text.migration.ts';
import { decisionsModule } from './decisions/decisions.module.ts';
import { eventsModule } from './events/events.module.ts';
import { exportsModule } from './exports/exports.module.ts';
import { filesModule } from './files/files.module.ts';
import { importsModule } from './imports/imports.module.ts';
import { jobsModule } from './jobs/jobs.module.ts';
import { mailModule } from './mail/mail.module.ts';
import { mapModule } from './map/map.module.ts';
import { defineModule, type ServerModule } from './module.ts';
import { notificationsModule } from './notifications/notifications.module.ts';
import { personsModule } from './persons/persons.module.ts';
import { placesModule } from './places/places.module.ts';
import { searchModule } from './search/search.module.ts';
import { sessionsModule } from './sessions/sessions.module.ts';
import { viewsModule } from './views/views.module.ts';
import { webhooksModule } from './webhooks/webhooks.module.ts';

/** The platform's own parts are mounted in the same way as other modules. */
export const platformModules: readonly ServerModule[] = [
  defineModule({
    name: 'platform-schema',
    migrations: [
      platformSchemaMigration,
      searchTextMigration,
      clientTimeZoneMigration,
      knownZoneMigration,
    ],
    persons: { holdsNone: 'has functions and no table' },
  }),
  sessionsModule,
  captchaModule,
  jobsModule,
  eventsModule,
  notificationsModule,
  mailModule,
  // Before the files module: an imported file is identified by its parsed lines, which the files module does not know.
  importsModule,
  filesModule,
  searchModule,
  decisionsModule,
  placesModule,
  auditModule,
  clientArchiveModule,
  personsModule,
  apiKeysModule,
  exportsModule,
  webhooksModule,
  connectorsModule,
  viewsModule,
  mapModule,
];
