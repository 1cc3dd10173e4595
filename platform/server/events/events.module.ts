import { sql } from 'kysely';
import type { Person } from '#platform/contract/person.ts';
import type { App } from '../app.ts';
import type { Db } from '../database/database.ts';
import { defineModule } from '../module.ts';
import { blankMentions, type FreeText, mentions, rowsThatMention } from '../persons/mentions.ts';
import type { PersonalDataHandler } from '../persons/persons.ts';
import { clearOldEvents, deliverEvent, dispatchEvent } from './events.job.ts';
import { eventsMigration } from './events.migration.ts';

const WHAT = 'platform:person.events';

const EVENTS: FreeText = { table: 'platform.events', columns: { payload: 'jsonb' } };

const eventPersonalData: PersonalDataHandler<App> = {
  async held(person, { db }) {
    const shown = sql`type, occurred_at as at, payload`;
    return [{ what: WHAT, records: await rowsThatMention({ db }, person, { ...EVENTS, shown }) }];
  },
  async erase(person, { db, app }) {
    const emptied = await emptyPersons({ db, app }, person);
    return [{ what: WHAT, count: emptied + (await blankMentions({ db }, person, EVENTS)) }];
  },
};

export const eventsModule = defineModule({
  name: 'platform-events',
  migrations: [eventsMigration],
  jobs: [dispatchEvent, deliverEvent, clearOldEvents],
  clientData: {
    leftOut: {
      'platform.events': 'delivered by this installation, and deleted after 30 days',
      'platform.handled_events': 'belongs to the events',
    },
  },
  persons: eventPersonalData,
});

/**
 * Deletes all personal fields of these events, because they contain more than the contact does: a street, another spelling of
 * a name.
 */
async function emptyPersons({ db, app }: { db: Db; app: App }, person: Person): Promise<number> {
  let count = 0;
  for (const { type, parts } of app.events.aboutPersons()) {
    // Clears all parts in one statement: a row with one part cleared may no longer match the person.
    const { numAffectedRows } = await sql`
      update platform.events set payload = payload || coalesce((
        select jsonb_object_agg(part, coalesce((
          select jsonb_object_agg(key, null) from jsonb_object_keys(payload -> part) as key), '{}'))
        from unnest(${parts}::text[]) as part where payload ? part), '{}')
      where client_id = ${person.clientId} and type = ${type} and ${mentions(person, EVENTS)}`.execute(
      db,
    );
    count += Number(numAffectedRows ?? 0n);
  }
  return count;
}
