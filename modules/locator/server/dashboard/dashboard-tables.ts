import type { Generated, JSONColumnType } from 'kysely';
import type { GoogleFailureKind, ReportSource } from '#modules/locator/contract/dashboard.ts';

export interface DashboardTables {
  /** Service account with which a brand's Google figures are read. */
  'locator.google_keys': {
    client_id: string;
    /** Private key, never returned by calls. */
    sealed_key: string;
    account: string;
    saved_by: string | null;
    saved_at: Generated<Date>;
  };
  /** The last good figures of a locator for a period, and the failure since. */
  'locator.google_reports': {
    client_id: string;
    slug: string;
    source: ReportSource;
    /** Site or property and both days, which identify a report. */
    subject: string;
    figures: JSONColumnType<object | null, string | null, string | null>;
    read_at: Date | null;
    failure: GoogleFailureKind | null;
    failed_at: Date | null;
    retry_at: Date | null;
    used_at: Generated<Date>;
  };
}
