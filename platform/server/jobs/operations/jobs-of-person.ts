import { sql } from 'kysely';
import type { App } from '../../app.ts';
import { blankMentions, type FreeText, rowsThatMention } from '../../persons/mentions.ts';
import type { PersonHolder } from '../../persons/person-holder.ts';
import { personPattern } from '../../persons/person-pattern.ts';

const WHAT = 'platform:person.jobs';
const JOBS: FreeText = {
  table: 'platform.jobs',
  columns: { title_params: 'jsonb', note: 'jsonb', result: 'jsonb' },
};

/** What a job was given and has told; what stands in the queue is reached by the owner's function. */
export const jobsOfPerson: PersonHolder<App> = {
  async held(person, { db }) {
    const shown = sql`kind, created_at as at, title_params, result`;
    return [{ what: WHAT, records: await rowsThatMention({ db }, person, { ...JOBS, shown }) }];
  },
  async erase(person, { db }) {
    const { found, words } = personPattern(person);
    const { rows } = await sql<{ count: number }>`
      select platform.blank_queue(${found}, ${words}) as count`.execute(db);
    const told = await blankMentions({ db }, person, JOBS);
    return [{ what: WHAT, count: told + (rows[0]?.count ?? 0) }];
  },
};
