import { peopleByWords } from '#modules/directory/contract/associations.ts';
import { REPRESENTATIVE_ROLES } from '#modules/directory/contract/representative.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';

/** A name that is part of others is found among these. */
const NAMESAKES = 20;

/** The users that can stand for a location, by their e-mail; who is not in it cannot. */
export async function representativesByEmail(
  context: { db: Db; app: App },
  clientId: string,
  emails: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const email of new Set(emails)) {
    const people = await context.app.ports.ask(
      peopleByWords,
      { clientId, words: email, limit: NAMESAKES },
      context,
    );
    const person = people.find((each) => each.email === email);
    if (person && (REPRESENTATIVE_ROLES as readonly string[]).includes(person.role))
      found.set(email, person.userId);
  }
  return found;
}
