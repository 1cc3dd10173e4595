import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { CampaignTables } from './tables/campaign-tables.ts';
import type { BlockTables, ConsentTables, PrivacyTables } from './tables/consent-tables.ts';
import type { ContactTables, SegmentTables } from './tables/contact-tables.ts';
import type { ImportTables } from './tables/import-tables.ts';
import type { MergeTables } from './tables/merge-tables.ts';

/** The tables of this module; no other module reads them. */
export interface ProfileHubTables
  extends ContactTables,
    ConsentTables,
    ImportTables,
    MergeTables,
    PrivacyTables,
    SegmentTables,
    CampaignTables,
    BlockTables {}

/** What commands and queries need: the connection of the caller, and the app. */
export interface Context {
  db: Db<ProfileHubTables>;
  app: App;
}
