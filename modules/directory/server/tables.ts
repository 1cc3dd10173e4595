import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type {
  ChangeRequestKind,
  ChangeRequestState,
  EvidenceKind,
  RequestableField,
} from '#modules/directory/contract/change-requests/change-request.ts';
import type { ClientImport } from '#modules/directory/contract/clients/client-imports.ts';
import type { LocationPhoto } from '#modules/directory/contract/locations/location-photos.ts';
import type {
  OpeningException,
  OpeningHours,
} from '#modules/directory/contract/locations/opening-hours.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { Product, SuiteModule } from '#platform/contract/navigation.ts';

type Version = { updated_at: Generated<Date>; version: Generated<number> };
/** Made by the database of the other columns. */
type Made = ColumnType<string, never, never>;
type Search = { search: Made };

/** Values of a location as its calls give and take them. */
export type FieldValues = Partial<Record<RequestableField, unknown>>;
/** A question of an admin about a change request, or the requester's answer. */
export interface StoredMessage {
  userId: string;
  isQuestion: boolean;
  at: string;
  text: string;
}

/** The tables of this module; no other module reads them. */
export interface DirectoryTables {
  'directory.clients': {
    id: string;
    identifier: string;
    brand_id: string;
    name: string;
    short_url_base: string | null;
    locales: Generated<Locale[]>;
    default_locale: Generated<Locale>;
    currency: Generated<string>;
    time_zone: Generated<string>;
    logo_file_id: string | null;
    brand_color: string | null;
    created_at: Generated<Date>;
    archived_at: Date | null;
  } & Version &
    Search;
  'directory.client_imports': {
    id: string;
    started_by: string;
    started_at: Generated<Date>;
    file_name: string;
    bytes: number;
    part_ids: Generated<string[]>;
    state: Generated<'uploading' | 'checked' | 'importing' | 'done' | 'failed' | 'cancelled'>;
    archive: JSONColumnType<NonNullable<ClientImport['archive']>> | null;
    job_id: string | null;
    finished_at: Date | null;
    problem: JSONColumnType<NonNullable<ClientImport['problem']>> | null;
    counts: JSONColumnType<NonNullable<ClientImport['counts']>> | null;
  };
  'directory.client_archives': {
    client_id: string;
    id: string;
    job_id: string;
    started_by: string;
    started_at: Generated<Date>;
    finished_at: Date | null;
    file_id: string | null;
    row_count: number | null;
    file_count: number | null;
    /** A person was erased while it was written. */
    is_outdated: Generated<boolean>;
  };
  'directory.client_modules': { client_id: string; module: SuiteModule; product: Product };
  'directory.location_types': {
    client_id: string;
    id: string;
    name: string;
    name_key: Made;
    created_at: Generated<Date>;
  };
  'directory.groups': {
    client_id: string;
    id: string;
    name: string;
    name_key: Made;
    created_at: Generated<Date>;
  } & Version;
  'directory.locations': {
    client_id: string;
    id: string;
    /** The brand's own number for it. */
    code: string;
    code_key: Made;
    name: string;
    company: Generated<string>;
    street: Generated<string>;
    postal_code: Generated<string>;
    city: Generated<string>;
    region: Generated<string>;
    country: string;
    latitude: number | null;
    longitude: number | null;
    type_id: string | null;
    activity: Generated<string>;
    affiliation: Generated<string>;
    phone: Generated<string>;
    email: Generated<string>;
    website: Generated<string>;
    opening_hours: JSONColumnType<OpeningHours | null, string | null | undefined, string | null>;
    opening_exceptions: JSONColumnType<OpeningException[], string | undefined, string>;
    time_zone: Generated<string>;
    photos: JSONColumnType<LocationPhoto[], string | undefined, string>;
    moved_to_id: string | null;
    attributes: JSONColumnType<Record<string, string>, string | undefined, string>;
    closed_at: Date | null;
    city_key: Made;
    postal_key: Made;
    page_key: Made;
    created_at: Generated<Date>;
  } & Version &
    Search;
  /** Products that a location sells; without rows its range is unknown. */
  'directory.location_products': { client_id: string; location_id: string; product_id: string };
  'directory.change_requests': {
    client_id: string;
    id: string;
    location_id: string;
    kind: ChangeRequestKind;
    state: Generated<ChangeRequestState>;
    /** Suggested values by field, and those that the location had when they were suggested. */
    changes: JSONColumnType<FieldValues, string, string>;
    before: JSONColumnType<FieldValues, string, string>;
    duplicate_of_id: string | null;
    since: string | null;
    evidence: EvidenceKind;
    comment: string;
    photo_file_id: string | null;
    messages: JSONColumnType<StoredMessage[], string | undefined, string>;
    requested_by: string;
    requested_at: Generated<Date>;
    decided_by: string | null;
    decided_at: Date | null;
    reason: Generated<string>;
    /** Fields that the decision took, with the values that they replaced. */
    taken: Generated<RequestableField[]>;
    replaced: JSONColumnType<FieldValues, string | undefined, string>;
  } & Version;
  'directory.group_members': { client_id: string; group_id: string; location_id: string };
  'directory.associations': {
    client_id: string;
    user_id: string;
    kind: 'brand' | 'group' | 'location';
    group_id: string | null;
    location_id: string | null;
    created_at: Generated<Date>;
  };
  'directory.products': {
    client_id: string;
    id: string;
    sku: string;
    sku_key: Made;
    gtin: string | null;
    /** With 14 digits, whatever it was written with. */
    gtin_key: ColumnType<string | null, never, never>;
    names: JSONColumnType<Partial<Record<Locale, string>>>;
    category: Generated<string>;
    /** In hundredths. */
    price: number | null;
    currency: string | null;
    image_url: Generated<string>;
    url: Generated<string>;
    active: Generated<boolean>;
    created_at: Generated<Date>;
  } & Version &
    Search;
  'directory.product_categories': {
    client_id: string;
    category: string;
    names: JSONColumnType<Partial<Record<Locale, string>>>;
  } & Version;
  'directory.product_lookups': {
    client_id: string;
    url_template: string;
    header_name: string | null;
    sealed_secret: string | null;
    timeout_ms: Generated<number>;
    enabled: Generated<boolean>;
  } & Version;
}
