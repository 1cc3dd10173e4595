import type { ColumnType, JSONColumnType } from 'kysely';

export interface EventsTables {
  'platform.events': {
    client_id: string;
    id: string;
    type: string;
    payload: JSONColumnType<object>;
    occurred_at: ColumnType<Date, never, never>;
  };
  'platform.handled_events': {
    client_id: string;
    listener: string;
    event_id: string;
    handled_at: ColumnType<Date, never, never>;
  };
}
