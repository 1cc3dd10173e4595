import type { CampaignTables } from './tables/campaign-tables.ts';
import type { ConsentTables } from './tables/consent-tables.ts';
import type { ContactTables } from './tables/contact-tables.ts';
import type { ImportTables } from './tables/import-tables.ts';
import type { MergeTables } from './tables/merge-tables.ts';
import type { PrivacyTables } from './tables/privacy-tables.ts';
import type { SegmentTables } from './tables/segment-tables.ts';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type {
  Answer,
  CampaignState,
  CampaignType,
  MappingRule,
  QuestionKind,
} from '#modules/profile-hub/contract/campaign.ts';
import type { Decision } from '#modules/profile-hub/contract/consent.ts';
import type {
  ContactOrigin,
  ContactValue,
  ContactValues,
} from '#modules/profile-hub/contract/contact.ts';
import type { CriterionSource, CriterionType } from '#modules/profile-hub/contract/criterion.ts';
import type { DoubleReason, DoubleState } from '#modules/profile-hub/contract/duplicate.ts';
import type { ErasureCause } from '#modules/profile-hub/contract/erasure.ts';
import type { ExportedPart } from '#modules/profile-hub/contract/export-contacts.ts';
import type { ConsentSource } from '#modules/profile-hub/contract/imports/certification.ts';
import type { MergeRule } from '#modules/profile-hub/contract/imports/merge-rule.ts';
import type {
  CriterionCount,
  UndoOutcome,
} from '#modules/profile-hub/contract/imports/past-imports.ts';
import type { RuleGroup } from '#modules/profile-hub/contract/segment-rule.ts';
import type { Gender } from '#modules/profile-hub/contract/standard-criteria.ts';
import type { StationKind } from '#modules/profile-hub/contract/station.ts';

/** Made by the database of the other columns. */
type Made<Value> = ColumnType<Value, never, never>;

/** A row of contacts as it was, by column. */
export type ContactCopy = Record<string, unknown> & { id: string };

/** What went over from the contact that is gone to the one that is kept. */
export interface MovedByMerge {
  stations: string[];
  segments: string[];
  /** Segments in which the kept one was not before. */
  joined: string[];
  /** Contacts that had become part of the one that is gone. */
  merged: string[];
  addresses: { kind: 'email' | 'phone'; value: string }[];
  responses: string[];
  leads: string[];
}

/** The tables of this module; nobody else reads them. */
export interface ProfileHubTables
  extends ContactTables,
    ConsentTables,
    ImportTables,
    MergeTables,
    PrivacyTables,
    SegmentTables,
    CampaignTables {}
