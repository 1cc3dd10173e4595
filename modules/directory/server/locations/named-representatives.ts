import { sql } from 'kysely';
import { peopleByEmails } from '#modules/directory/contract/associations.ts';
import type { ImportRow } from '#platform/server/imports/import-definition.ts';
import { mayRepresent } from '../associations/set-associations.ts';
import type { Context } from '../tables.ts';
import type { LocationLine } from './location-cells.ts';

/** The user with this email for the location with this code; undefined if the user may not represent it. */
export type NamedRepresentatives = (code: string, email: string) => string | undefined;

/**
 * New representatives need a suitable role and must not be disabled. Existing ones may stay, so that importing an
 * exported file changes nothing.
 */
export async function namedRepresentatives(
  context: Context,
  clientId: string,
  rows: readonly ImportRow<LocationLine>[],
): Promise<NamedRepresentatives> {
  const rowsWithEmails = rows.filter(({ values }) => values.representatives?.length);
  const emails = [...new Set(rowsWithEmails.flatMap(({ values }) => values.representatives ?? []))];
  if (emails.length === 0) return () => undefined;
  const people = new Map(
    (await context.app.ports.call(peopleByEmails, { clientId, emails }, context)).map((person) => [
      person.email,
      person,
    ]),
  );
  const currentAssociations = await readCurrentAssociations(context, {
    clientId,
    codes: rowsWithEmails.map(({ values }) => values.code.toLowerCase()),
    userIds: [...people.values()]
      .filter((person) => !mayRepresent(person))
      .map(({ userId }) => userId),
  });
  return (code, email) => {
    const person = people.get(email);
    if (!person) return undefined;
    const { userId } = person;
    return mayRepresent(person) || currentAssociations.has(`${userId} ${code.toLowerCase()}`)
      ? userId
      : undefined;
  };
}

async function readCurrentAssociations(
  { db }: Pick<Context, 'db'>,
  given: { clientId: string; codes: readonly string[]; userIds: readonly string[] },
): Promise<ReadonlySet<string>> {
  if (given.userIds.length === 0) return new Set();
  const { rows } = await sql<{ userId: string; code: string }>`
    select own.user_id as "userId", location.code_key as code from directory.associations as own
    join directory.locations as location
      on location.client_id = own.client_id and location.id = own.location_id
    where own.client_id = ${given.clientId} and own.user_id = any (${given.userIds})
      and location.code_key = any (${given.codes})`.execute(db);
  return new Set(rows.map(({ userId, code }) => `${userId} ${code}`));
}
