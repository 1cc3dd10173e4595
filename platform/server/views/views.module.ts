import { sql } from 'kysely';
import type { App } from '../app.ts';
import { defineModule } from '../module.ts';
import {
  blankMentions,
  type FreeText,
  personPattern,
  rowsThatMention,
} from '../persons/mentions.ts';
import type { PersonalDataHandler } from '../persons/persons.ts';
import { blankSuiteViewsMigration } from './blank-suite-views.migration.ts';
import { privateViewCleanupMigration } from './private-view-cleanup.migration.ts';
import { viewsMigration } from './views.migration.ts';
import { viewsRoutes } from './views.route.ts';
import { viewsColumnsMigration } from './views-columns.migration.ts';

const WHAT = 'platform:person.views';

const VIEWS: FreeText = {
  table: 'platform.saved_views',
  columns: { name: 'text', search: 'text' },
  unique: 'name',
};

const viewPersonalData: PersonalDataHandler<App> = {
  async held(person, { db }) {
    const shown = sql`name, search`;
    return [{ what: WHAT, records: await rowsThatMention({ db }, person, { ...VIEWS, shown }) }];
  },
  async erase(person, { db }) {
    const { found, words } = personPattern(person);
    const { rows } = await sql<{ count: number }>`
      select platform.blank_house_views(${found}, ${words})::int as count`.execute(db);
    const own = await blankMentions({ db }, person, VIEWS);
    return [{ what: WHAT, count: own + (rows[0]?.count ?? 0) }];
  },
};

/** Saved views of lists. */
export const viewsModule = defineModule({
  name: 'platform-views',
  migrations: [
    viewsMigration,
    privateViewCleanupMigration,
    viewsColumnsMigration,
    blankSuiteViewsMigration,
  ],
  routes: [...viewsRoutes],
  persons: viewPersonalData,
});
