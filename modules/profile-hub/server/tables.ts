import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Decision } from '#modules/profile-hub/contract/consent.ts';
import type { ContactOrigin } from '#modules/profile-hub/contract/contact.ts';
import type { CriterionSource, CriterionType } from '#modules/profile-hub/contract/criterion.ts';
import type { DoubleReason, DoubleState } from '#modules/profile-hub/contract/duplicate.ts';
import type { ErasureCause } from '#modules/profile-hub/contract/erasure.ts';
import type { RuleGroup } from '#modules/profile-hub/contract/segment-rule.ts';
import type { Gender } from '#modules/profile-hub/contract/standard-criteria.ts';

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
}

/** The tables of this module; nobody else reads them. */
export interface ProfileHubTables {
  'profile_hub.contacts': {
    client_id: string;
    id: string;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    last_activity_at: Generated<Date>;
    version: Generated<number>;
    /** Purposes of consent that are given now, and those that were withdrawn; written by `record-decisions.ts` only. */
    given: Generated<number[]>;
    withdrawn: Generated<number[]>;
    /** Asked and not given. */
    refused: Generated<number[]>;
    /** Numbers of the chosen options, of all list criteria together. */
    options: Generated<number[]>;
    /** Numbers of the brand's own criteria that have a value. */
    filled: Generated<number[]>;
    known: Made<number>;
    /** A day: 1979-03-08. */
    birthdate: string | null;
    gender: Gender | null;
    country: string | null;
    locale: string | null;
    email: string | null;
    /** As +43662550139 where the number could be understood. */
    phone: string | null;
    firstname: string | null;
    lastname: string | null;
    address: string | null;
    zip: string | null;
    city: string | null;
    /** Values of the brand's own text criteria, by the criterion's number. */
    texts: ColumnType<Record<string, string>, string | undefined, string>;
    origin: ContactOrigin;
    /** Which import, campaign or lead brought it. */
    origin_id: string | null;
    name_key: Made<string>;
    search: Made<string>;
    /** What possible duplicates are looked for by. */
    mailbox_key: Made<string | null>;
    household_key: Made<string | null>;
  };
  'profile_hub.criteria': {
    client_id: string;
    id: string;
    /** What values and purposes of consent are kept by; of all clients together, so that none is ever used twice. */
    number: Generated<number>;
    label: string;
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
    label_key: Made<string>;
    position: number;
    created_at: Generated<Date>;
  };
  'profile_hub.wordings': {
    client_id: string;
    id: string;
    text: string;
    text_hash: Made<string>;
    created_at: Generated<Date>;
  };
  'profile_hub.consents': {
    client_id: string;
    id: string;
    contact_id: string;
    purpose: number;
    decision: Decision;
    at: Date;
    recorded_at: Generated<Date>;
    recorded_by: string | null;
    source: ContactOrigin;
    source_name: string;
    wording_id: string | null;
    certificate_id: string | null;
  };
  /** Who became part of whom, so that what was known by the old id is found. */
  'profile_hub.merged_contacts': {
    client_id: string;
    gone_id: string;
    kept_id: string;
  };
  /** Two contacts that may be one person; the smaller id stands first. */
  'profile_hub.doubles': {
    client_id: string;
    first_id: string;
    second_id: string;
    score: number;
    reasons: DoubleReason[];
    state: Generated<DoubleState>;
    merge_id: string | null;
    decided_at: Date | null;
    decided_by: string | null;
  };
  /** Contacts that changed until then were looked at. */
  'profile_hub.doubles_looked': { client_id: string; until: Date };
  'profile_hub.merges': {
    client_id: string;
    id: string;
    kept_id: string;
    gone_id: string;
    at: Generated<Date>;
    merged_by: string | null;
    /** Copies for as long as it can be undone: who is gone, and who was kept before and after. */
    gone: JSONColumnType<ContactCopy | null, string | null, string | null>;
    before: JSONColumnType<ContactCopy | null, string | null, string | null>;
    after: JSONColumnType<ContactCopy | null, string | null, string | null>;
    moved: JSONColumnType<MovedByMerge | null, string | null, string | null>;
    undone_at: Date | null;
    undone_by: string | null;
  };
  /** What a contact is found by beside its own e-mail and phone. */
  'profile_hub.contact_addresses': {
    client_id: string;
    kind: 'email' | 'phone';
    value: string;
    contact_id: string;
    merge_id: string | null;
  };
  /** One act of erasing, of one contact or of many; nobody changes it. */
  'profile_hub.erasures': {
    client_id: string;
    id: string;
    at: Generated<Date>;
    erased_by: string | null;
    cause: ErasureCause;
    contacts: number;
    reached: JSONColumnType<{ what: string; count: number }[]>;
  };
  /** Keyed hashes of e-mails and phones; `recognised`: an import tells that the person was erased. */
  'profile_hub.erased_addresses': {
    client_id: string;
    hash: string;
    erasure_id: string;
    recognised: boolean;
  };
  'profile_hub.retention': {
    client_id: string;
    /** After the last activity; null is for ever. */
    months: number | null;
    /** How many contacts it would have erased when somebody said yes. */
    confirmed_count: number;
    confirmed_at: Generated<Date>;
    confirmed_by: string | null;
    updated_at: Generated<Date>;
    version: Generated<number>;
  };
  'profile_hub.data_requests': {
    client_id: string;
    id: string;
    contact_id: string;
    asked_at: Date;
    due_at: Date;
    recorded_by: string | null;
    answered_at: Date | null;
    answered_by: string | null;
  };
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
    /** The thing of the other module, told once: a visit, a lead, a review. */
    ref: string;
    /** A product's number, where it is about one. */
    sku: string | null;
    grade: number | null;
    /** In hundredths. */
    amount: number | null;
    detail: ColumnType<Record<string, string | number>, string | undefined, string>;
  };
}

/** What the suite knows that a contact did; in the order of a journey. */
export const STATION_KINDS = [
  'scan',
  'landing',
  'lead',
  'accepted',
  'sale',
  'lost',
  'review',
  'reply',
  'import',
  'answer',
  'merge',
  'data-request',
] as const;
export type StationKind = (typeof STATION_KINDS)[number];
