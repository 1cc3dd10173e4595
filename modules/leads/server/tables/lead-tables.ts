import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { ConsentPurpose, IdentityPart } from '#modules/forms/contract/field-types.ts';
import type { LeadRecipient, RoutingReason } from '#modules/forms/contract/intake/routing.ts';
import type { LeadSource } from '#modules/forms/contract/lead-ports.ts';
import type { LeadAction, LeadActor } from '#modules/leads/contract/leads/lead-machine.ts';
import type { LeadStatus, LossReason } from '#modules/leads/contract/leads/lead-status.ts';
import type { FileKind } from '#platform/contract/files/file-kind.ts';

export type Json<Value> = JSONColumnType<Value & object, string, string>;

/** An answer with its field at the time, so that it reads the same after the form changes. */
export interface FieldValue {
  slug: string;
  name: string;
  type: string;
  options: { key: string; name: string }[];
  multiple: boolean;
  value: string | number | boolean | string[] | null;
  /** For file fields. */
  files?: { id: string; name: string }[];
}
export interface LeadMetadata {
  url: string | null;
  userIp: string | null;
  userAgent: string | null;
  widgetVersion: string | null;
  locale: string | null;
}
export interface LeadRejection extends LeadRecipient {
  at: string;
  reason: string | null;
  words: string;
}
/** Undo data of the last action: its author, its time and the previous state. */
export interface Undoable {
  action: Exclude<LeadAction, 'undo' | 'keep'>;
  by: Pick<LeadActor, 'kind' | 'email'>;
  at: string;
  before: Record<string, unknown>;
}

export interface LeadTables {
  'leads.leads': Record<IdentityColumn, string | null> & {
    client_id: string;
    id: string;
    form_id: string;
    form_version: number;
    /** Identifies a submission, so that repeats create only one lead. */
    submission_id: string;
    status: Generated<LeadStatus>;
    source: LeadSource;
    owner: Json<LeadRecipient> | null;
    location_id: string | null;
    country: string | null;
    /** Reason for the chosen shop and recipients. */
    routing: Json<RoutingReason>;
    optin: Json<Partial<Record<ConsentPurpose, boolean>>>;
    wording: Json<Partial<Record<ConsentPurpose, string>>>;
    fields_values: Json<FieldValue[]>;
    skus: string[];
    /** In hundredths. */
    price: number | null;
    estimated_price: number | null;
    price_source: 'catalogue' | 'model' | 'default' | 'given' | null;
    currency: string;
    tags: string[];
    subscribers: Json<LeadRecipient[]>;
    observers: Json<LeadRecipient[]>;
    internal_note: Generated<string>;
    additional_data: Json<Record<string, string>>;
    metadata: Json<LeadMetadata>;
    visit_id: string | null;
    /** The visit was erased with the person. */
    visit_erased: Generated<boolean>;
    /** When the lead is lost automatically; null after it has ended. */
    closes_at: Date | null;
    /** Number of extensions in the current state. */
    keeps: Generated<number>;
    /** Date of the last reminder, in the shop's time zone. */
    reminded_on: string | null;
    /** When the consumer got the purchase question. */
    outcome_asked_at: Date | null;
    /** Recipients that rejected it. */
    rejected: ColumnType<LeadRejection[], string | undefined, string>;
    lost_reason: LossReason | null;
    lost_words: string | null;
    /** The party that converted or lost it. */
    closed_by: Json<LeadActor> | null;
    /** Report that the request was already answered outside the suite. */
    handled: Json<{ by: LeadActor; at: string }> | null;
    undoable: Json<Undoable> | null;
    created_at: Generated<Date>;
    accepted_at: Date | null;
    converted_at: Date | null;
    lost_at: Date | null;
    updated_at: Generated<Date>;
    version: Generated<number>;
    /** Version produced by the last edit. */
    edited_version: Generated<number>;
  };
  /** Files that consumers upload before their request; without a lead, they expire after a day. */
  'leads.lead_files': {
    client_id: string;
    /** ID of the file. */
    id: string;
    form_id: string;
    lead_id: string | null;
    name: string;
    kind: FileKind;
    /** Hash of the sender's address, until a request claims the file. */
    sent_by: string | null;
    created_at: Generated<Date>;
  };
  'leads.lead_history': {
    client_id: string;
    id: string;
    lead_id: string;
    at: Generated<Date>;
    kind: string;
    by: Json<LeadActor>;
    detail: Json<Record<string, unknown>>;
    /** For mail entries: the form whose mails are counted. */
    mail_of_form: ColumnType<string | null, string | null | undefined, never>;
  };
}

/** The shop's country has its own column. */
export type IdentityColumn = Exclude<IdentityPart, 'country'> | 'identity_country';

export type LeadIdentity = Partial<Record<IdentityPart, string>>;
