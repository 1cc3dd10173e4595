import type { ColumnType, Generated } from 'kysely';
import type { ContactOrigin, StationKind } from '#modules/profile-hub/contract/contact.ts';
import type {
  CriterionSource,
  CriterionType,
  Labels,
} from '#modules/profile-hub/contract/criterion.ts';
import type { RuleGroup } from '#modules/profile-hub/contract/segment-rule.ts';
import type { Gender, StandardColumn } from '#modules/profile-hub/contract/standard-criteria.ts';

/** Made by the database of the other columns. */
export type Made<Value> = ColumnType<Value, never, never>;

type StandardColumns = {
  [Column in StandardColumn]: (Column extends 'gender' ? Gender : string) | null;
};

/** Contacts and the brand's own criteria. */
export interface ContactTables {
  'profile_hub.contacts': StandardColumns & {
    client_id: string;
    id: string;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    /** User that last edited it manually, shown to the second of two concurrent editors. */
    updated_by: string | null;
    last_activity_at: Generated<Date>;
    version: Generated<number>;
    /** Purposes of consent that are given now, and those that were withdrawn; written by `record-decisions.ts` only. */
    given: Generated<number[]>;
    withdrawn: Generated<number[]>;
    /** Requested and not given. */
    refused: Generated<number[]>;
    /** Numbers of the chosen options, of all list criteria together. */
    options: Generated<number[]>;
    /** Numbers of the brand's own criteria that have a value. */
    filled: Generated<number[]>;
    known: Made<number>;
    /** Values of the brand's own text criteria, by the criterion's number. */
    texts: ColumnType<Record<string, string>, string | undefined, string>;
    origin: ContactOrigin;
    /** Which import, campaign or lead brought it. */
    origin_id: string | null;
    name_key: Made<string>;
    search: Made<string>;
    /** Keys for duplicate detection. */
    mailbox_key: Made<string | null>;
    household_key: Made<string | null>;
    /** Whether the standard purposes are given now; what segments are counted by. */
    optin_email: Made<boolean>;
    optin_phone: Made<boolean>;
    optin_partners: Made<boolean>;
  };
  'profile_hub.criteria': {
    client_id: string;
    id: string;
    /** Key of values and consent purposes; unique across all clients, so that it is never reused. */
    number: Generated<number>;
    label: string;
    labels: ColumnType<Labels, string | undefined, string>;
    label_key: Made<string>;
    slug: string;
    type: CriterionType;
    active: Generated<boolean>;
    mandatory: Generated<boolean>;
    consent: Generated<boolean>;
    source: Generated<CriterionSource>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    version: Generated<number>;
  };
  'profile_hub.criterion_options': {
    client_id: string;
    number: Generated<number>;
    criterion_id: string;
    label: string;
    labels: ColumnType<Labels, string | undefined, string>;
    label_key: Made<string>;
    position: number;
    created_at: Generated<Date>;
  };
}

/** Segments and journeys. */
export interface SegmentTables {
  'profile_hub.segments': {
    client_id: string;
    id: string;
    name: string;
    name_key: Made<string>;
    kind: 'live' | 'static';
    rules: ColumnType<RuleGroup, string | undefined, string>;
    saved: boolean;
    made_by: string | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    version: Generated<number>;
    deleted_at: Generated<Date | null>;
  };
  'profile_hub.segment_members': {
    client_id: string;
    segment_id: string;
    contact_id: string;
    added_at: Generated<Date>;
  };
  'profile_hub.stations': {
    client_id: string;
    id: string;
    contact_id: string;
    kind: StationKind;
    at: Date;
    /** What happened before and after it on the same way: a scan, its lead, the sale. */
    journey_id: string | null;
    /** Id of the object in the other module, unique per station: a visit, a lead, a review. */
    ref: string;
    /** A product's number, where it is about one. */
    sku: string | null;
    grade: number | null;
    /** In hundredths. */
    amount: number | null;
    detail: ColumnType<Record<string, string | number>, string | undefined, string>;
  };
  /** Known leads, so that their later events find the contact. */
  'profile_hub.lead_contacts': {
    client_id: string;
    lead_id: string;
    /** Null if the lead has neither email nor phone. */
    contact_id: string | null;
    visit_id: string | null;
    /** The visit was found and is a station now. */
    visit_known: Generated<boolean>;
    /** Until when each station of it was taken back. */
    taken_back: ColumnType<Record<string, string>, string | undefined, string>;
  };
}
