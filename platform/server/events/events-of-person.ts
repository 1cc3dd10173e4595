import { sql } from 'kysely';
import type { Person } from '#platform/contract/person.ts';
import type { App } from '../app.ts';
import type { Db } from '../database/database.ts';
import { blankMentions, type FreeText, mentions, rowsThatMention } from '../persons/mentions.ts';
import type { PersonHolder } from '../persons/person-holder.ts';

const WHAT = 'platform:person.events';
const EVENTS: FreeText = { table: 'platform.events', columns: { payload: 'jsonb' } };

export const eventsOfPerson: PersonHolder<App> = {
  async held(person, { db }) {
    const shown = sql`type, occurred_at as at, payload`;
    return [{ what: WHAT, records: await rowsThatMention({ db }, person, { ...EVENTS, shown }) }];
  },
  async erase(person, { db, app }) {
    const emptied = await emptyPersons({ db, app }, person);
    return [{ what: WHAT, count: emptied + (await blankMentions({ db }, person, EVENTS)) }];
  },
};

/** Such an event has more of the person than the contact does: a street, a name that was spelt in another way. */
async function emptyPersons({ db, app }: { db: Db; app: App }, person: Person): Promise<number> {
  let count = 0;
  for (const { type, part } of app.events.aboutPersons()) {
    const { numAffectedRows } = await sql`
      update platform.events set payload = jsonb_set(payload, array[${part}::text], (
        select jsonb_object_agg(key, null) from jsonb_object_keys(payload -> ${part}::text) as key))
      where client_id = ${person.clientId} and type = ${type} and ${mentions(person, EVENTS)}`.execute(
      db,
    );
    count += Number(numAffectedRows ?? 0n);
  }
  return count;
}
