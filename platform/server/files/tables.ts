import type { Generated } from 'kysely';
import type { FileKind } from '#platform/contract/files/file-kind.ts';
import type { Role } from '#platform/contract/permission.ts';

export interface FilesTables {
  /** One row per object in the store, from before its first byte until after its deletion. */
  'platform.file_objects': { client_id: string; id: string; written_at: Generated<Date> };
  /** The files that exist for the suite. */
  'platform.files': {
    client_id: string;
    id: string;
    name: string;
    kind: FileKind;
    size: number;
    sha256: string;
    created_at: Generated<Date>;
    created_by: string | null;
    asks_for: string | null;
    made_as: Role | null;
    expires_at: Date | null;
  };
  'platform.report_links': {
    client_id: string;
    id: string;
    token_hash: string;
    file_id: string;
    created_at: Generated<Date>;
    expires_at: Date;
    first_used_at: Date | null;
  };
}
