import type { Selectable } from 'kysely';
import type { FileKind } from '#platform/contract/files/file-kind.ts';
import type { Role } from '#platform/contract/permission.ts';
import type { Secrets } from '../secrets/secrets.ts';
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

/** A link that opens one file in one way until it expires. The file's owner decides who may use it. */
interface FileLink {
  client: string;
  id: string;
  /** Seconds since 1970. */
  until: number;
  as: 'attachment' | 'inline';
}

const PURPOSE = 'files.link';

export function fileLinkPath(secrets: Secrets, link: FileLink): string {
  const { client, until, as } = link;
  const signature = secrets.sign(PURPOSE, signedText(link));
  return `/files/${link.id}?${new URLSearchParams({ client, until: String(until), as, signature })}`;
}

export function isFileLinkValid(
  secrets: Secrets,
  link: FileLink & { signature: string },
  now = Date.now(),
): boolean {
  return link.until * 1000 > now && secrets.verify(PURPOSE, signedText(link), link.signature);
}

function signedText(link: FileLink): string {
  return [link.client, link.id, link.until, link.as].join(' ');
}
