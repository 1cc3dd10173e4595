import { sql } from 'kysely';
import type { App } from '../app.ts';
import { rowsThatMention } from '../persons/mentions.ts';
import type { PersonHolder } from '../persons/person-holder.ts';
import { personPattern } from '../persons/person-pattern.ts';

const WHAT = 'platform:person.audit';

/** A line of the log stays, so that what users did is known; whom they did it to is blanked. */
export const auditOfPerson: PersonHolder<App> = {
  // Blanking a record is a change, too, and the log tells what it was before.
  afterOthers: true,
  async held(person, { db }) {
    const records = await rowsThatMention({ db }, person, {
      table: 'platform.audit_entries',
      columns: { label: 'text', before: 'jsonb', after: 'jsonb' },
      shown: sql`at, record, action, before, after`,
    });
    return [{ what: WHAT, records }];
  },
  async erase(person, { db }) {
    const { found, words } = personPattern(person);
    const { rows } = await sql<{ count: number }>`
      select platform.blank_audit(${found}, ${words}) as count`.execute(db);
    return [{ what: WHAT, count: rows[0]?.count ?? 0 }];
  },
};
