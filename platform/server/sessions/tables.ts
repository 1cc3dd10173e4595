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
  };
  'platform.refresh_tokens': { hash: string; session_id: string; spent_at: Date | null };
}
