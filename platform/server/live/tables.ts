import type { ColumnType, JSONColumnType } from 'kysely';
import type { NotificationAction, NotificationKind } from '#platform/contract/notifications.ts';
import type { StoredText } from './notifications.ts';

export interface LiveTables {
  'platform.notifications': {
    client_id: string;
    id: string;
    user_id: string;
    kind: NotificationKind;
    title: JSONColumnType<StoredText>;
    body: JSONColumnType<StoredText>;
    actions: JSONColumnType<NotificationAction[]>;
    dedupe_key: string | null;
    created_at: ColumnType<Date, never, never>;
    read_at: ColumnType<Date | null, undefined, Date>;
  };
}
