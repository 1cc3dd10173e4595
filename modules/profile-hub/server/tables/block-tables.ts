import type { ColumnType, Generated } from 'kysely';
import type { BlockKind, BlockReason } from '#modules/profile-hub/contract/blocks/block.ts';

export interface BlockTables {
  /** Addresses that get no consent for a purpose. Either the address or, after an erasure, its hash. */
  'profile_hub.blocked_addresses': {
    client_id: string;
    id: string;
    kind: BlockKind;
    address: string | null;
    hash: string | null;
    purpose: number;
    reason: BlockReason;
    note: Generated<string>;
    at: Date;
    created_at: Generated<Date>;
    created_by: string | null;
    search: ColumnType<string, never, never>;
  };
}
