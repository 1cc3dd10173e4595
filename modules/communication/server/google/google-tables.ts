import type { Generated } from 'kysely';
import type { GoogleFailureKind } from '#modules/communication/contract/google/google-connection.ts';
import type {
  MatchConfidence,
  MatchReason,
} from '#modules/communication/contract/google/google-locations.ts';

/** Connections of brands to Google Business Profile. */
export interface GoogleTables {
  'communication.google_connections': {
    client_id: string;
    sealed_refresh_token: string;
    /** E-mail of the Google account that gave consent; null if Google did not return it. */
    google_user: string | null;
    connected_by: string | null;
    connected_at: Generated<Date>;
    /** When the list of Google locations was last read. */
    listed_at: Date | null;
    last_synced_at: Date | null;
    last_error: GoogleFailureKind | null;
    last_error_at: Date | null;
  };
  /** Locations of the connected account, as last listed by Google. */
  'communication.google_locations': {
    client_id: string;
    /** `locations/2` */
    google_location: string;
    /** `accounts/1` */
    google_account: string;
    title: string;
    store_code: string | null;
    street: string;
    postal_code: string;
    city: string;
    country: string;
    latitude: number | null;
    longitude: number | null;
    maps_url: string | null;
    is_verified: boolean | null;
    search: Generated<string>;
  };
  'communication.google_proposals': {
    client_id: string;
    location_id: string;
    google_location: string;
    /** From 0 to 100. */
    score: number;
    confidence: MatchConfidence;
    reasons: MatchReason[];
  };
  'communication.google_location_links': {
    client_id: string;
    location_id: string;
    google_location: string;
    google_account: string;
    title: string;
    linked_at: Generated<Date>;
    /** When its reviews were last read. */
    read_at: Date | null;
    /** When they were last compared with those at Google. */
    compared_at: Date | null;
  };
  /** One row per Google project, over all clients. */
  'communication.google_pace': {
    project: string;
    full_at: Date;
    blocked_until: Date | null;
  };
}
