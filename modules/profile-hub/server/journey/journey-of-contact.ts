import { PAST_LIMIT } from '#modules/profile-hub/contract/limits.ts';
import type { Station } from '#modules/profile-hub/contract/station.ts';
import type { Db } from '#platform/server/database/database.ts';
import { type ImportOfContact, importsOfContact } from '../imports/imports-of-contact.ts';
import type { ProfileHubTables } from '../tables.ts';
import { stationsOfContact } from './stations-of-contact.ts';

/** What a contact did in the suite and the files that brought something of it, the newest first [PH-05]. */
export async function journeyOfContact(
  { db }: { db: Db<ProfileHubTables> },
  { clientId, id }: { clientId: string; id: string },
): Promise<{ items: Station[]; total: number }> {
  const [stations, imports] = await Promise.all([
    stationsOfContact({ db }, { clientId, id }),
    importsOfContact({ db }, { clientId, contactId: id }),
  ]);
  return {
    items: [...stations.items, ...imports.map(stationOfImport)]
      .sort((one, other) => (one.at < other.at ? 1 : -1))
      .slice(0, PAST_LIMIT),
    total: stations.total + imports.length,
  };
}

function stationOfImport({ id, at, fileName, criteria, undoneAt }: ImportOfContact): Station {
  return {
    id,
    kind: 'import',
    at: at.toISOString(),
    journeyId: null,
    sku: null,
    grade: null,
    amount: null,
    detail: { name: fileName, criteria: criteria.length, ...(undoneAt && { undone: 1 }) },
  };
}
