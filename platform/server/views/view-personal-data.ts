import { sql } from 'kysely';
import type { App } from '../app.ts';
import { blankMentions, type FreeText, rowsThatMention } from '../persons/mentions.ts';
import { personPattern } from '../persons/person-pattern.ts';
import type { PersonalDataHandler } from '../persons/personal-data-handler.ts';

const WHAT = 'platform:person.views';
const VIEWS: FreeText = {
  table: 'platform.saved_views',
  columns: { name: 'text', search: 'text' },
  unique: 'name',
};

export const viewPersonalData: PersonalDataHandler<App> = {
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
