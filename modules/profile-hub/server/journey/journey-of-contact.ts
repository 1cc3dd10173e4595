import { PAST_LIMIT } from '#modules/profile-hub/contract/limits.ts';
import type { Station } from '#modules/profile-hub/contract/station.ts';
import type { Db } from '#platform/server/database/database.ts';
import { type ImportOfContact, importsOfContact } from '../imports/imports-of-contact.ts';
import type { ProfileHubTables } from '../tables.ts';
import { stationsOfContact } from './stations-of-contact.ts';

/**
 * What a contact did, and the files that wrote of it, the newest first [PH-05]. An import keeps its own log of whom it touched,
 * so a million lines make no million stations; one that was undone stays and says so.
 */
export async function journeyOfContact(
  { db }: { db: Db<ProfileHubTables> },
  { clientId, id }: { clientId: string; id: string },
): Promise<{ items: Station[]; total: number }> {
  const [{ items, total }, imports] = await Promise.all([
    stationsOfContact({ db }, { clientId, id }),
    importsOfContact({ db }, { clientId, contactId: id }),
  ]);
  const all = [...items, ...imports.map(importStation)];
  all.sort((one, other) => (one.at < other.at ? 1 : -1));
  return { items: all.slice(0, PAST_LIMIT), total: total + imports.length };
}

function importStation({ id, at, fileName, criteria, undoneAt }: ImportOfContact): Station {
  return {
    id,
    kind: 'import',
    at: at.toISOString(),
    journeyId: null,
    sku: null,
    grade: null,
    amount: null,
    detail: {
      name: fileName,
      criteria: criteria.length,
      ...(undoneAt && { undone: undoneAt.toISOString() }),
    },
  };
}
