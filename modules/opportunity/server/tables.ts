import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { OpportunityConfig } from '#modules/opportunity/contract/configuration.ts';
import type { IntentionSource, Precision } from '#modules/opportunity/contract/measures.ts';

/** Days of the running month, and months: a period of whole months reads few rows. */
type Grain = 'day' | 'month';
/** The areas of each level that a point lies in; null outside of every one. */
interface AreaColumns {
  area_1: string | null;
  area_2: string | null;
  area_3: string | null;
  area_4: string | null;
}

/** The tables of this module; no other module reads them. None is about a person. */
export interface OpportunityTables {
  'opportunity.configurations': {
    client_id: string;
    config: JSONColumnType<OpportunityConfig, string, string>;
    version: Generated<number>;
    /** The fields that the last save changed. */
    changed_fields: Generated<string[]>;
    saved_by: string | null;
    saved_at: Generated<Date>;
  };
  /** One purchase intention, or several of the same place, day and product. */
  'opportunity.intentions': {
    client_id: string;
    id: string;
    source: IntentionSource;
    /** Unique per client and source: a lead's id, a visit's id, a place and day, a line of a file. */
    source_key: string;
    /** In the brand's time zone. */
    day: string;
    quantity: Generated<number>;
    /** Of `quantity`: those that found no retailer near. */
    unserved: Generated<number>;
    country: Generated<string>;
    latitude: number | null;
    longitude: number | null;
    precision: Precision;
    /** Cell of the map at zoom 20, by Morton order: a cell of any zoom is a range. Null without a position. */
    cell: string | null;
    sku: Generated<string>;
    /** Category name in the catalogue. */
    category: Generated<string>;
    /** The shop that it went to. */
    location_id: string | null;
    import_id: string | null;
  } & AreaColumns;
  /** Sums of intentions by area. `area_id` '' lies in no area of the level. */
  'opportunity.area_figures': {
    client_id: string;
    level: number;
    grain: Grain;
    starts: string;
    area_id: string;
    category: string;
    source: IntentionSource;
    intentions: Generated<number>;
    unserved: Generated<number>;
  };
  /** Sums of intentions by area and product. */
  'opportunity.product_figures': {
    client_id: string;
    level: number;
    grain: Grain;
    starts: string;
    area_id: string;
    sku: string;
    category: string;
    intentions: Generated<number>;
  };
  /** Sums of intentions by cell of the map at zoom 10, by Morton order. */
  'opportunity.cell_figures': {
    client_id: string;
    grain: Grain;
    starts: string;
    cell: string;
    category: string;
    source: IntentionSource;
    intentions: Generated<number>;
    unserved: Generated<number>;
  };
  /** When sums of intentions changed last. */
  'opportunity.demand_changes': { client_id: string; changed_at: Generated<Date> };
  /** How often the sums of a month have changed. */
  'opportunity.figure_versions': {
    client_id: string;
    what: 'demand' | 'sales';
    month: string;
    version: Generated<string>;
  };
  /** The areas of each level whose sums changed with a version of demand; not listed if there are too many. */
  'opportunity.figure_changes': {
    client_id: string;
    month: string;
    version: number;
    areas_1: string[];
    areas_2: string[];
    areas_3: string[];
    areas_4: string[];
  };
  /** Locations of the directory (`id` is theirs) and prospects, which do not sell the brand. */
  'opportunity.retailers': {
    client_id: string;
    id: string;
    /** Null for a prospect. */
    location_id: string | null;
    code: Generated<string>;
    /** Made by the database of the code, and of code, name and city. */
    code_key: ColumnType<string, never, never>;
    search: ColumnType<string, never, never>;
    name: string;
    street: Generated<string>;
    postal_code: Generated<string>;
    city: Generated<string>;
    country: string;
    latitude: number | null;
    longitude: number | null;
    affiliation: Generated<string>;
    activity: Generated<string>;
    sub_activity: Generated<string>;
    /** The name of its type. */
    type: Generated<string>;
    /** Sells the brand: an open location of the directory. */
    sells: boolean;
    closed: Generated<boolean>;
    attributes: JSONColumnType<Record<string, string>, string | undefined, string>;
    /** The sales representative responsible for a prospect. */
    assigned_to: string | null;
    import_id: string | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    version: Generated<number>;
  } & AreaColumns;
  /** Position up to which the directory was read; the next read continues there. */
  'opportunity.retailer_sync': {
    client_id: string;
    read_until: Date;
    last_id: string;
    /** Changes since then are read again before the reading ends. */
    again_from: Date | null;
    /** The last sign of life of a job that reads; null while none is wanted. */
    requested_at: Date | null;
    /** When all locations had been read for the first time. */
    complete_at: Generated<Date | null>;
  };
  /** Sales of the ERP; a line of a later file replaces the one with the same key. */
  'opportunity.sales': {
    client_id: string;
    location_id: string;
    day: string;
    sku: string;
    category: Generated<string>;
    quantity: number;
    /** In hundredths. */
    value: string;
    import_id: string | null;
  };
  'opportunity.sales_figures': {
    client_id: string;
    grain: Grain;
    starts: string;
    location_id: string;
    category: string;
    quantity: Generated<number>;
    value: Generated<string>;
  };
  /** What happened before the module was switched on is brought in once for each source. */
  'opportunity.backfills': {
    client_id: string;
    source: IntentionSource;
    /** Where the next batch begins. */
    position: Generated<string>;
    done: Generated<number>;
    total: number | null;
    finished_at: Date | null;
  };
  'opportunity.own_layers': {
    client_id: string;
    id: string;
    name: string;
    areas: number;
    created_by: string | null;
    created_at: Generated<Date>;
  };
  'opportunity.own_areas': {
    client_id: string;
    layer_id: string;
    /** `own:{layerId}:{code}`. */
    area_id: string;
    name: string;
    code: string;
    population: Generated<number>;
    west: number;
    south: number;
    east: number;
    north: number;
    /** Polygons of rings of points, longitude first. */
    polygons: JSONColumnType<number[][][][], string, string>;
  };
  /** The last plan of where to open next for each choice of filters. */
  'opportunity.opening_plans': {
    client_id: string;
    /** Of the filters, the period and the radius. */
    choice_hash: string;
    plan: JSONColumnType<object, string, string>;
    computed_at: Generated<Date>;
  };
  /** Files of demand, prospects and sales. */
  'opportunity.files': {
    client_id: string;
    id: string;
    what: 'intentions' | 'prospects' | 'sales';
    name: string;
    lines: number;
    at: Generated<Date>;
  };
}
