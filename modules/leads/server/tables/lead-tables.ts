import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { ConsentPurpose, IdentityPart } from '#modules/leads/contract/forms/field-types.ts';
import type { LeadParty, RoutingReason } from '#modules/leads/contract/intake/routing.ts';
import type { LeadStatus } from '#modules/leads/contract/lead-status.ts';
import type { LeadAction } from '#modules/leads/contract/leads/lead-machine.ts';
import type { ActingParty } from '#modules/leads/contract/leads/lead-party.ts';
import type { LossReason } from '#modules/leads/contract/leads/lead-reasons.ts';
import type { FileKind } from '#platform/contract/files/file-kind.ts';

type Json<Value> = JSONColumnType<Value & object, string, string>;

/** An answer as it was given, with what was asked, so that it reads the same when the form has changed. */
export interface FieldValue {
  slug: string;
  name: string;
  type: string;
  options: { key: string; name: string }[];
  multiple: boolean;
  value: string | number | boolean | string[] | null;
  /** Of a file. */
  files?: { id: string; name: string }[];
}
export interface LeadMetadata {
  url: string | null;
  userIp: string | null;
  userAgent: string | null;
  widgetVersion: string | null;
  locale: string | null;
}
export interface RejectedParty extends LeadParty {
  at: string;
  reason: string | null;
  words: string;
}
/** What whoever did it last can take back, and how the lead stood before. */
export interface Undoable {
  action: Exclude<LeadAction, 'undo' | 'keep'>;
  by: Pick<ActingParty, 'kind' | 'email'>;
  at: string;
  before: Record<string, unknown>;
}
/** From a page of the brand, from a page of ours, or from a server. */
export type LeadSource = 'widget' | 'page' | 'api';

export interface LeadTables {
  'leads.leads': {
    client_id: string;
    id: string;
    form_id: string;
    form_version: number;
    /** What makes the same submission one lead. */
    submission_id: string;
    status: Generated<LeadStatus>;
    source: LeadSource;
    owner: Json<LeadParty> | null;
    location_id: string | null;
    country: string | null;
    /** Why it went where it went. */
    routing: Json<RoutingReason>;
    firstname: string | null;
    lastname: string | null;
    email: string | null;
    phone: string | null;
    gender: string | null;
    address: string | null;
    zip: string | null;
    city: string | null;
    identity_country: string | null;
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
    subscribers: Json<LeadParty[]>;
    observers: Json<LeadParty[]>;
    internal_note: Generated<string>;
    additional_data: Json<Record<string, string>>;
    metadata: Json<LeadMetadata>;
    visit_id: string | null;
    /** There was one, and it went with the person. */
    visit_erased: Generated<boolean>;
    /** When it is lost by itself; null once it has ended. */
    closes_at: Date | null;
    /** How often it was kept from that since it stands where it stands. */
    keeps: Generated<number>;
    /** The last morning on which somebody was reminded of it, by the shop's calendar. */
    reminded_on: string | null;
    /** When the consumer was asked whether it was bought. */
    outcome_asked_at: Date | null;
    /** Who was asked and has said that it is not for them. */
    rejected: ColumnType<RejectedParty[], string | undefined, string>;
    lost_reason: LossReason | null;
    lost_words: string | null;
    /** Who has converted or lost it. */
    closed_by: Json<ActingParty> | null;
    /** Somebody says that it was answered before the suite knew. */
    handled: Json<{ by: ActingParty; at: string }> | null;
    undoable: Json<Undoable> | null;
    created_at: Generated<Date>;
    accepted_at: Date | null;
    converted_at: Date | null;
    lost_at: Date | null;
    updated_at: Generated<Date>;
    version: Generated<number>;
    /** What the last edit made of it. */
    edited_version: Generated<number>;
  };
  /** What consumers send before their request; without a lead, gone after a day. */
  'leads.lead_files': {
    client_id: string;
    /** Of the file itself. */
    id: string;
    form_id: string;
    lead_id: string | null;
    name: string;
    kind: FileKind;
    /** Whoever sent it, by the hash of their address, until a request takes it. */
    sent_by: string | null;
    created_at: Generated<Date>;
  };
  'leads.lead_history': {
    client_id: string;
    id: string;
    lead_id: string;
    at: Generated<Date>;
    kind: string;
    by: Json<ActingParty>;
    detail: Json<Record<string, unknown>>;
    /** Of a mail: the form whose mails are counted. */
    mail_of_form: ColumnType<string | null, string | null | undefined, never>;
  };
}

export type LeadIdentity = Partial<Record<IdentityPart, string>>;
