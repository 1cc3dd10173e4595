import type { ColumnType, Generated } from 'kysely';
import type { Level } from '#modules/corner-shop/contract/stamp-card-fields.ts';

/** Made by the database of the other columns. */
type Made = ColumnType<string, never, never>;

/** The tables of this module; no other module reads them. */
export interface CornerShopTables {
  'corner_shop.stamp_cards': {
    client_id: string;
    id: string;
    code: string;
    code_key: Made;
    name: string;
    level: Generated<Level>;
    quantity: number | null;
    /** A day: 2027-05-31. */
    starts_on: string | null;
    active: Generated<boolean>;
    search: Made;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    version: Generated<number>;
  };
}
