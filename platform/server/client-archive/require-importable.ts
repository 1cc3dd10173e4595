import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { ArchiveManifest } from './archive-manifest.ts';
import { ArchiveRefused, type ClientData } from './client-data.ts';
import { type ClientTable, readClientTables } from './client-tables.ts';
import type { LoadedTable } from './load-client-tables.ts';

/** A longer list would make the message unreadable. */
const NAMED_TABLES = 3;

/** Compares the manifest with this installation: version, and that nothing of the client is here. Reads no rows. */
export async function requireImportable(
  tx: Db,
  { manifest, clientData }: { manifest: ArchiveManifest; clientData: Required<ClientData> },
): Promise<LoadedTable[]> {
  await requireSameMigrations(tx, manifest);
  const everyTable = await readClientTables({ db: tx }, { leftOut: {}, emptied: {} });
  const tables = await readClientTables({ db: tx }, clientData);
  const loaded = pairTables(manifest, { tables, clientData });
  await requireNewClient(tx, { manifest, tables: everyTable });
  return loaded;
}

async function requireSameMigrations(tx: Db, { migrations }: ArchiveManifest): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select name from migrations.kysely_migration`.execute(tx);
  const here = new Set(rows.map(({ name }) => name));
  const there = new Set(migrations);
  const newer = [...there.difference(here)].sort().at(-1);
  if (newer)
    throw new ArchiveRefused(
      `The archive was made by a newer version of Comptoir (it has ${newer}, this installation does not). Update this installation and start it once, then import again.`,
      { code: 'newer' },
    );
  const older = [...here.difference(there)].sort().at(-1);
  if (older)
    throw new ArchiveRefused(
      `The archive was made by an older version of Comptoir (it lacks ${older}). Update the other installation to this version and take the data out again.`,
      { code: 'older' },
    );
}

/** Tables of the archive with the tables here; the archive must have all of them and no other. */
function pairTables(
  manifest: ArchiveManifest,
  { tables, clientData }: { tables: readonly ClientTable[]; clientData: Required<ClientData> },
): LoadedTable[] {
  const above = new Set(clientData.above.map(({ table }) => table));
  const archived = new Map(manifest.tables.map((table) => [table.name, table]));
  const unknown = manifest.tables.filter(
    ({ name }) => !above.has(name) && !tables.some((table) => table.name === name),
  );
  const absent = [...above, ...tables.map(({ name }) => name)].filter(
    (name) => !archived.has(name),
  );
  if (unknown.length + absent.length > 0)
    throw new ArchiveRefused(
      `The archive was made by another version of Comptoir: ${[...unknown.map(({ name }) => name), ...absent].join(', ')} are not in both.`,
      { code: unknown.length > 0 ? 'newer' : 'older' },
    );
  return tables.flatMap((table) => {
    const found = archived.get(table.name);
    return found ? [{ table, archived: found }] : [];
  });
}

/** Objects that a killed import left in the store do not count; they are deleted later. */
async function requireNewClient(
  tx: Db,
  { manifest, tables }: { manifest: ArchiveManifest; tables: readonly ClientTable[] },
): Promise<void> {
  const { id: clientId, name: clientName } = manifest.client;
  const used: string[] = [];
  for (const { name } of tables) {
    if (name === 'platform.file_objects') continue;
    const { rows } = await sql<{ used: boolean }>`
      select exists (select from ${sql.table(name)} where client_id = ${clientId}) as used`.execute(
      tx,
    );
    if (rows[0]?.used) used.push(name);
  }
  if (used.length > 0)
    throw new ArchiveRefused(
      `This installation has data of this client already, in ${used.length} tables (${used.slice(0, NAMED_TABLES).join(', ')} …). A client can be imported only once.`,
      { code: 'exists', params: { name: clientName } },
    );
}

/** After the import: every table has as many rows of the client as the archive. */
export async function requireSameCounts(
  tx: Db,
  { clientId, tables }: { clientId: string; tables: readonly LoadedTable[] },
): Promise<ReadonlyMap<string, number>> {
  const differences: string[] = [];
  const counted = new Map<string, number>();
  for (const { table, archived } of tables) {
    const { rows } = await sql<{ count: string }>`
      select count(*) as count from ${sql.table(table.name)} where client_id = ${clientId}`.execute(
      tx,
    );
    const count = Number(rows[0]?.count ?? 0);
    counted.set(table.name, count);
    if (count !== archived.rows)
      differences.push(`${table.name}: ${count} instead of ${archived.rows}`);
  }
  if (differences.length > 0)
    throw new ArchiveRefused(`Not all rows arrived, nothing was kept: ${differences.join('; ')}.`, {
      code: 'changed',
    });
  return counted;
}
