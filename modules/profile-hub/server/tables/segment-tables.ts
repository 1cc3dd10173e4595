import type { ColumnType, Generated } from 'kysely';
import type { RuleGroup } from '#modules/profile-hub/contract/segment-rule.ts';
import type { StationKind } from '#modules/profile-hub/contract/station.ts';
import type { Made } from './made.ts';

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
