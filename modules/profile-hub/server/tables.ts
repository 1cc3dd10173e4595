import type { BlockTables } from './tables/block-tables.ts';
import type { CampaignTables } from './tables/campaign-tables.ts';
import type { ConsentTables } from './tables/consent-tables.ts';
import type { ContactTables } from './tables/contact-tables.ts';
import type { ImportTables } from './tables/import-tables.ts';
import type { MergeTables } from './tables/merge-tables.ts';
import type { PrivacyTables } from './tables/privacy-tables.ts';
import type { SegmentTables } from './tables/segment-tables.ts';

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
