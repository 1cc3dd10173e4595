import { sql } from 'kysely';
import type { FileKind } from '#platform/contract/files/file-kind.ts';
import type { Db } from '../database/database.ts';

const LARGEST_SHOWN = 20;
const SOON_DAYS = 7;

interface StorageUse {
  /** Files of one kind of one client. */
  files: { clientId: string; kind: FileKind; files: number; bytes: number }[];
  expiringSoon: { files: number; bytes: number };
  largest: {
    clientId: string;
    id: string;
    name: string;
    kind: FileKind;
    bytes: number;
    createdAt: Date;
    expiresAt: Date | null;
  }[];
  /** Size of each schema's tables including indexes. */
  schemas: { schema: string; tables: number; bytes: number }[];
  databaseBytes: number;
}

/** Used storage: files by client and kind, and the database by schema. */
export async function storageUse({ db }: { db: Db }): Promise<StorageUse> {
  const files = await sql<StorageUse['files'][number]>`
    select client_id as "clientId", kind, count(*) as files, sum(size)::bigint as bytes
    from platform.files group by 1, 2 order by bytes desc`.execute(db);
  const soon = await sql<StorageUse['expiringSoon']>`
    select count(*) as files, coalesce(sum(size), 0)::bigint as bytes
    from platform.files
    where expires_at > now() and expires_at < now() + make_interval(days => ${SOON_DAYS})`.execute(
    db,
  );
  const largest = await sql<StorageUse['largest'][number]>`
    select client_id as "clientId", id, name, kind, size as bytes, created_at as "createdAt",
      expires_at as "expiresAt"
    from platform.files order by size desc, id limit ${LARGEST_SHOWN}`.execute(db);
  const schemas = await sql<StorageUse['schemas'][number]>`
    select nspname as schema, count(*) as tables, sum(pg_total_relation_size(pg_class.oid))::bigint as bytes
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'm') and nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
      and not starts_with(nspname, 'pg_temp')
    group by nspname order by bytes desc`.execute(db);
  return {
    files: files.rows,
    expiringSoon: soon.rows[0] ?? { files: 0, bytes: 0 },
    largest: largest.rows,
    schemas: schemas.rows,
    databaseBytes: schemas.rows.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}
