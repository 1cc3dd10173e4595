import type { Selectable } from 'kysely';
import type { FileKind } from '#platform/contract/files/file-kind.ts';
import type { Role } from '#platform/contract/role.ts';
import type { FilesTables } from './tables.ts';

export interface StoredFile {
  clientId: string;
  id: string;
  name: string;
  kind: FileKind;
  size: number;
  sha256: string;
  createdAt: Date;
  expiresAt: Date | null;
  /** The user who requested the file, the permission they need for its links, and their role at that time. */
  ownerUserId: string | null;
  asksFor: string | null;
  madeAs: Role | null;
}

export function storedFile(row: Selectable<FilesTables['platform.files']>): StoredFile {
  return {
    clientId: row.client_id,
    id: row.id,
    name: row.name,
    kind: row.kind,
    size: row.size,
    sha256: row.sha256,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    ownerUserId: row.created_by,
    asksFor: row.asks_for,
    madeAs: row.made_as,
  };
}

export function storeKey(file: { clientId: string; id: string }): string {
  return `${file.clientId}/${file.id}`;
}
