import { type SqlBool, sql } from 'kysely';
import type { Person } from '#modules/directory/contract/associations.ts';
import { REPRESENTATIVE_ROLES } from '#platform/contract/role.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { matchWords } from '#platform/server/database/match-words.ts';
import type { AccountsTables } from '../../tables.ts';
import { statusAtClient, usersOfClient } from '../users-of-client.ts';

/** People as the directory knows them; whoever is not the client's is left out. */
export async function readPeople(
  { db }: { db: Db<AccountsTables> },
  asked: { clientId: string; userIds: readonly string[] },
): Promise<Person[]> {
  if (asked.userIds.length === 0) return [];
  return people({ db }, asked.clientId).where('person.id', 'in', asked.userIds).execute();
}

export async function readPeopleByEmails(
  { db }: { db: Db<AccountsTables> },
  asked: { clientId: string; emails: readonly string[] },
): Promise<Person[]> {
  if (asked.emails.length === 0) return [];
  const emails = asked.emails.map((email) => email.normalize('NFC').toLowerCase());
  return people({ db }, asked.clientId)
    .where(sql<SqlBool>`person.email = any (${emails})`)
    .execute();
}

/** Those who could stand for a location. Asked above clients with the client named: there words are served by an index. */
export async function findPeople(
  { app }: { app: App },
  asked: { clientId: string; words: string; limit: number },
): Promise<Person[]> {
  return people({ db: app.database.acrossClients<AccountsTables>() }, asked.clientId)
    .where('membership.role', 'in', REPRESENTATIVE_ROLES)
    .where(statusAtClient, '!=', 'disabled')
    .where(matchWords('person.search', asked.words))
    .orderBy('person.sort_name')
    .orderBy('person.id')
    .limit(asked.limit)
    .execute();
}

function people({ db }: { db: Db<AccountsTables> }, clientId: string) {
  return usersOfClient({ db }, clientId)
    .select([
      'person.id as userId',
      'person.first_name as firstName',
      'person.last_name as lastName',
      'person.email',
      'person.locale',
      'membership.role',
    ])
    .select(statusAtClient.as('status'));
}
