import { PAST_LIMIT } from '#modules/profile-hub/contract/limits.ts';
import type { Station } from '#modules/profile-hub/contract/station.ts';
import type { Db } from '#platform/server/database/database.ts';
import { type ContactImport, readContactImports } from '../imports/read-contact-imports.ts';
import type { ProfileHubTables } from '../tables.ts';
import { readContactStations } from './read-contact-stations.ts';

/**
 * Activity of a contact and the imports that changed it, newest first [PH-05]. Imports have a separate log, so they
 * need no station per line; undone ones stay and are marked.
 */
export async function readContactJourney(
  { db }: { db: Db<ProfileHubTables> },
  { clientId, id }: { clientId: string; id: string },
): Promise<{ items: Station[]; total: number }> {
  const [{ items, total }, imports] = await Promise.all([
    readContactStations({ db }, { clientId, id }),
    readContactImports({ db }, { clientId, contactId: id }),
  ]);
  const all = [...items, ...imports.map(importStation)];
  all.sort((one, other) => (one.at < other.at ? 1 : -1));
  return { items: all.slice(0, PAST_LIMIT), total: total + imports.length };
}

function importStation({ id, at, fileName, criteria, undoneAt }: ContactImport): Station {
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
