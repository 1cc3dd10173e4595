import { sql } from 'kysely';
import type { App } from '../app.ts';
import { blankMentions, type FreeText, rowsThatMention } from '../persons/mentions.ts';
import type { PersonHolder } from '../persons/person-holder.ts';

const WHAT = 'platform:person.views';
const VIEWS: FreeText = {
  table: 'platform.saved_views',
  columns: { name: 'text', search: 'text' },
};

export const viewsOfPerson: PersonHolder<App> = {
  async held(person, { db }) {
    const shown = sql`name, search`;
    return [{ what: WHAT, records: await rowsThatMention({ db }, person, { ...VIEWS, shown }) }];
  },
  erase: async (person, { db }) => [
    { what: WHAT, count: await blankMentions({ db }, person, VIEWS) },
  ],
};
