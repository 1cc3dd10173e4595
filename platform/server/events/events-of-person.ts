import { sql } from 'kysely';
import type { App } from '../app.ts';
import { blankMentions, type FreeText, rowsThatMention } from '../persons/mentions.ts';
import type { PersonHolder } from '../persons/person-holder.ts';

const WHAT = 'platform:person.events';
const EVENTS: FreeText = { table: 'platform.events', columns: { payload: 'jsonb' } };

export const eventsOfPerson: PersonHolder<App> = {
  async held(person, { db }) {
    const shown = sql`type, occurred_at as at, payload`;
    return [{ what: WHAT, records: await rowsThatMention({ db }, person, { ...EVENTS, shown }) }];
  },
  erase: async (person, { db }) => [
    { what: WHAT, count: await blankMentions({ db }, person, EVENTS) },
  ],
};
