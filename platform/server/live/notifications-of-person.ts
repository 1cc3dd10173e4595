import { sql } from 'kysely';
import type { App } from '../app.ts';
import { deleteMentions, type FreeText, rowsThatMention } from '../persons/mentions.ts';
import type { PersonHolder } from '../persons/person-holder.ts';

const WHAT = 'platform:person.notifications';
const NOTIFICATIONS: FreeText = {
  table: 'platform.notifications',
  columns: { title: 'jsonb', body: 'jsonb', actions: 'jsonb' },
};

/** What was told of somebody who is erased leads nowhere: it leaves the bell. */
export const notificationsOfPerson: PersonHolder<App> = {
  async held(person, { db }) {
    const shown = sql`created_at as at, title, body`;
    const records = await rowsThatMention({ db }, person, { ...NOTIFICATIONS, shown });
    return [{ what: WHAT, records }];
  },
  erase: async (person, { db }) => [
    { what: WHAT, count: await deleteMentions({ db }, person, NOTIFICATIONS) },
  ],
};
