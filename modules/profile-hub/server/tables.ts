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
}

/** The tables of this module; nobody else reads them. */
export interface ProfileHubTables {
  'profile_hub.contacts': {
    client_id: string;
    id: string;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    /** Who changed it last by hand: what the second of two editors is told. */
    updated_by: string | null;
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
    /** Whether the standard purposes are given now; what segments are counted by. */
    optin_email: Made<boolean>;
    optin_phone: Made<boolean>;
    optin_partners: Made<boolean>;
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
  /** Who vouched for which file. Only added to. */
  'profile_hub.certificates': {
    client_id: string;
    id: string;
    signed_by: string;
    signed_at: Generated<Date>;
    source: ConsentSource;
    source_note: string;
    agreed_from: string;
    agreed_to: string;
    wording_id: string | null;
    file_name: string;
    file_sha256: string;
  };
  /** Of imports that were undone: what they gave counts no more. Only added to. */
  'profile_hub.voided_certificates': {
    client_id: string;
    certificate_id: string;
    voided_by: string | null;
    voided_at: Generated<Date>;
  };
  'profile_hub.imports': {
    client_id: string;
    id: string;
    user_id: string;
    certificate_id: string;
    file_name: string;
    file_size: number;
    merge: MergeRule;
    lines: number;
    created: number;
    updated: number;
    unchanged: number;
    refused: number;
    criteria: ColumnType<CriterionCount[], string, string>;
    given: ColumnType<Record<string, number>, string, string>;
    kept_withdrawn: number;
    started_at: Date;
    imported_at: Generated<Date>;
    undone_at: Date | null;
    undone_by: string | null;
    undone: ColumnType<UndoOutcome | null, string | null, string | null>;
  };
  /** What an import did to one contact; the values by slug, those that it changed alone. */
  'profile_hub.import_changes': {
    client_id: string;
    import_id: string;
    contact_id: string;
    created: boolean;
    version: number;
    before: ColumnType<ContactValues, string, string>;
    after: ColumnType<ContactValues, string, string>;
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
    /** The thing of the other module, told once: a visit, a lead, a review. */
    ref: string;
    /** A product's number, where it is about one. */
    sku: string | null;
    grade: number | null;
    /** In hundredths. */
    amount: number | null;
    detail: ColumnType<Record<string, string | number>, string | undefined, string>;
  };
  /** The leads that were told, so that what becomes of them finds its contact. */
  'profile_hub.lead_contacts': {
    client_id: string;
    lead_id: string;
    /** Null where a lead said neither e-mail nor phone. */
    contact_id: string | null;
    visit_id: string | null;
    /** The visit was found and is a station now. */
    visit_known: Generated<boolean>;
  };
  /** What left the house, told without a name; the id is that of the job. */
  'profile_hub.exports': {
    client_id: string;
    id: string;
    asked_by: string;
    part: ExportedPart;
    segment_id: string | null;
    segment_name: string | null;
    criteria: string[];
    format: 'csv' | 'xlsx';
    locked: boolean;
    contacts: number;
    file_id: string;
    file_name: string;
    expires_at: Date;
    created_at: Generated<Date>;
  };
  'profile_hub.campaigns': {
    client_id: string;
    id: string;
    type: CampaignType;
    /** The system that asked, and how it calls the campaign. */
    origin: string;
    key: string;
    name: string;
    feedback_template_id: string | null;
    open: boolean;
    state: Generated<CampaignState>;
    responses: Generated<number>;
    first_response_at: Date | null;
    last_response_at: Date | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  'profile_hub.campaign_questions': {
    client_id: string;
    id: string;
    campaign_id: string;
    key: string;
    text: string;
    kind: QuestionKind;
    position: number;
  };
  /** Answers that can be chosen, and how often each was; texts that people wrote are not among them. */
  'profile_hub.campaign_choices': {
    client_id: string;
    question_id: string;
    answer_key: string;
    label: string;
    position: number;
    given: number;
  };
  'profile_hub.campaign_responses': {
    client_id: string;
    id: string;
    campaign_id: string;
    key: string;
    email: string | null;
    phone: string | null;
    answered_at: Date;
    received_at: Generated<Date>;
    /** By the id of the question. */
    answers: ColumnType<Record<string, Answer>, string, string>;
    /** Whose it is, once a mapping was applied to it. */
    contact_id: string | null;
    /** That of the mapping which was applied last. */
    round: Generated<number>;
  };
  /** What answers have written of a contact, so that what others wrote is known from it. */
  'profile_hub.answered_contacts': {
    client_id: string;
    contact_id: string;
    /** When somebody else last changed the contact. */
    own_at: Date;
    /** The contact's own time of change after answers were written; another one means that somebody else was there. */
    written_at: Date;
    taken: ColumnType<Record<string, TakenAnswer>, string, string>;
  };
  'profile_hub.mappings': {
    client_id: string;
    id: string;
    campaign_id: string;
    saved: boolean;
    rule: MappingRule;
    /** Grows with every time it is saved: responses of an older round are to be gone through again. */
    round: Generated<number>;
    incomplete: Generated<boolean>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    version: Generated<number>;
  };
  'profile_hub.mapping_questions': {
    client_id: string;
    id: string;
    mapping_id: string;
    question_id: string;
    /** A slug; null where the question is left out. */
    criterion: string | null;
  };
  'profile_hub.mapping_answers': {
    client_id: string;
    mapping_question_id: string;
    answer_key: string;
    answer: string;
    /** The id of an option; null where the answer is left out. */
    option: string | null;
  };
}

/** A value that an answer has written, by the criterion's slug. */
export interface TakenAnswer {
  campaign: string;
  at: string;
  /** Of several choices those that the answer has added. */
  value: ContactValue;
}
