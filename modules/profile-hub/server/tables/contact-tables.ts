import type { ColumnType, Generated } from 'kysely';
import type { ContactOrigin } from '#modules/profile-hub/contract/contact.ts';
import type {
  CriterionSource,
  CriterionType,
  Labels,
} from '#modules/profile-hub/contract/criterion.ts';
import type { Gender } from '#modules/profile-hub/contract/standard-criteria.ts';
import type { Made } from './made.ts';

/** Contacts and the brand's own criteria. */
export interface ContactTables {
  'profile_hub.contacts': {
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
