import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { ProductFacts } from '#modules/directory/contract/products/product-ports.ts';
import type { CodeStyle } from '#modules/touchpoints/contract/code-style.ts';
import type { Device, VisitKind } from '#modules/touchpoints/contract/statistics.ts';
import type { LandingState, TouchpointType } from '#modules/touchpoints/contract/touchpoint.ts';

/** Made by the database of the other columns. */
type Made<Text = string> = ColumnType<Text, never, never>;

/** Product data of a landing page at the time it was built. */
export type LandingFacts = Omit<ProductFacts, 'categoryNames'> & {
  /** Missing on pages that were built before categories had names. */
  categoryNames?: ProductFacts['categoryNames'];
};

/** Tables of this module; other modules do not read them. */
export interface TouchpointsTables {
  'touchpoints.touchpoints': {
    client_id: string;
    id: string;
    type: TouchpointType;
    configuration_slug: string;
    /** The main suffix; `suffixes` contains all of them. */
    suffix: string;
    suffix_key: Made;
    /** Null: the landing page of the product. */
    dest_url: string | null;
    description: Generated<string>;
    quantity: number | null;
    sku: string | null;
    sku_key: Made<string | null>;
    product_name: Generated<string>;
    gtin: string | null;
    gtin_key: Made<string | null>;
    starts_at: Date | null;
    ends_at: Date | null;
    fallback_url: string | null;
    visit_cap: number | null;
    /** Content of the code when it was last built. */
    code_address: string;
    digital_link: Generated<boolean>;
    code_style: JSONColumnType<CodeStyle>;
    code_made_at: Generated<Date>;
    landing_state: Generated<LandingState>;
    landing_asked_at: Date | null;
    landing_built_at: Date | null;
    /** Requested by a user: the picture is fetched even if its URL is unchanged. */
    landing_fresh: Generated<boolean>;
    created_by: string | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    version: Generated<number>;
    deleted_at: Date | null;
    search: Made;
  };
  'touchpoints.suffixes': {
    client_id: string;
    suffix_key: string;
    suffix: string;
    touchpoint_id: string;
    main: boolean;
    created_at: Generated<Date>;
  };
  /** Every GTIN that a Digital Link of the touchpoint was ever made of. */
  'touchpoints.printed_gtins': { client_id: string; gtin_key: string; touchpoint_id: string };
  'touchpoints.configurations': {
    client_id: string;
    slug: string;
    name: string;
    site_url: string | null;
    fallback_url: string | null;
    style: JSONColumnType<CodeStyle>;
    activated: Generated<boolean>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    version: Generated<number>;
  };
  'touchpoints.product_switches': {
    client_id: string;
    sku_key: string;
    activated: boolean;
    updated_at: Generated<Date>;
  };
  'touchpoints.landing_pages': {
    client_id: string;
    touchpoint_id: string;
    facts: JSONColumnType<LandingFacts>;
    image_file_id: string | null;
    built_at: Generated<Date>;
  };
  /** One that is being built, or did not succeed and is tried again. */
  'touchpoints.print_overrules': {
    client_id: string;
    touchpoint_id: string;
    suffix: string;
    checks: string[];
    code_style: JSONColumnType<CodeStyle>;
    side_mm: number;
    overruled_by: string;
    overruled_at: Generated<Date>;
  };
  /** Previous end dates, to undo a bulk change. */
  'touchpoints.ended_before': {
    client_id: string;
    undo_id: string;
    touchpoint_id: string;
    ended_before: Date | null;
    ended: Date | null;
    changed_at: Generated<Date>;
  };
  'touchpoints.landing_builds': {
    client_id: string;
    touchpoint_id: string;
    leased_until: Date;
    tries: Generated<number>;
    retry_at: Date | null;
  };
  'touchpoints.visits': {
    client_id: string;
    id: string;
    at: Date;
    touchpoint_id: string;
    suffix: string;
    kind: VisitKind;
    country: string;
    device: Device;
  };
  'touchpoints.daily_counts': {
    client_id: string;
    /** Empty: all of the brand. */
    touchpoint_id: string;
    dimension: 'all' | 'country' | 'device' | 'suffix' | 'product';
    day: string;
    value: string;
    scans: number;
    clicks: number;
  };
  /**
   * Time zone in which a brand's days are counted. During a change of zone, `next_zone` applies to visits from `since`
   * on.
   */
  'touchpoints.counted_zones': {
    client_id: string;
    zone: string;
    next_zone: string | null;
    since: Date | null;
  };
  'touchpoints.totals': {
    client_id: string;
    touchpoint_id: string;
    visits: Generated<number>;
    scans: Generated<number>;
    clicks: Generated<number>;
    robots: Generated<number>;
    last_at: Date | null;
    last_country: Generated<string>;
    last_device: Generated<Device>;
  };
  'touchpoints.seen_countries': { client_id: string; country: string; touchpoint_id: string };
  'touchpoints.dead_codes': {
    client_id: string;
    suffix_key: string;
    suffix: string;
    visits: Generated<number>;
    first_at: Generated<Date>;
    last_at: Generated<Date>;
    dismissed_at: Date | null;
  };
}
