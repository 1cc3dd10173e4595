import { sql } from 'kysely';
import type { App } from '../app.ts';
import { deleteMentions, type FreeText, rowsThatMention } from '../persons/mentions.ts';
import type { PersonalDataHandler } from '../persons/personal-data-handler.ts';

const WHAT = 'platform:person.notifications';
const NOTIFICATIONS: FreeText = {
  table: 'platform.notifications',
  columns: { title: 'jsonb', body: 'jsonb', actions: 'jsonb' },
};

/** Deletes notifications about an erased person, because their links lead nowhere. */
export const notificationPersonalData: PersonalDataHandler<App> = {
  async held(person, { db }) {
    const shown = sql`created_at as at, title, body`;
    const records = await rowsThatMention({ db }, person, { ...NOTIFICATIONS, shown });
    return [{ what: WHAT, records }];
  },
  erase: async (person, { db }) => [
    { what: WHAT, count: await deleteMentions({ db }, person, NOTIFICATIONS) },
  ],
};
