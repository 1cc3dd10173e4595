import type { Generated } from 'kysely';

export interface SessionTables {
  'platform.sessions': {
    id: string;
    user_id: string;
    browser: string | null;
    system: string | null;
    device: string;
    created_at: Generated<Date>;
    last_seen_at: Generated<Date>;
    expires_at: Date;
    ended_at: Date | null;
    end_reason: string | null;
    /** The super admin who acts as the user in this session. */
    acted_by: string | null;
    /** Their own session, to which they return. */
    returns_to: string | null;
  };
  'platform.acting': {
    /** ID of the session in which the user was acted for. */
    id: string;
    user_id: string;
    by_user_id: string;
    reason: string;
    began_at: Generated<Date>;
    ended_at: Date | null;
  };
  'platform.refresh_tokens': { hash: string; session_id: string; spent_at: Date | null };
}
