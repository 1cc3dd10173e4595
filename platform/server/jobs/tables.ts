import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { JobState } from '#platform/contract/jobs.ts';
import type { TextReference } from '#platform/contract/text/text-keys.ts';

type Timestamp = ColumnType<Date | null, Date | undefined, Date | null>;

export interface JobsTables {
  'platform.jobs': {
    client_id: string;
    id: string;
    kind: string;
    user_id: string;
    title_key: string;
    title_params: JSONColumnType<TextReference['params']>;
    state: Generated<JobState>;
    attempt: Generated<number>;
    done: Generated<number>;
    total: number | null;
    note: JSONColumnType<TextReference | null, string | null | undefined, string | null>;
    result: JSONColumnType<object | null, string | null | undefined, string | null>;
    error_code: string | null;
    cancel_requested_at: Timestamp;
    created_at: ColumnType<Date, never, never>;
    started_at: Timestamp;
    ended_at: Timestamp;
  };
  'platform.paused_queues': { name: string; paused_at: ColumnType<Date, never, never> };
}
