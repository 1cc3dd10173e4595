import type { ColumnType, JSONColumnType } from 'kysely';
import type { Locale } from '#platform/contract/locale.ts';
import type { NotificationAction, NotificationKind } from '#platform/contract/notifications.ts';

/** A parameter that differs by language, such as the name of a product. */
type TextByLocale = Partial<Record<Locale, string>>;

/** A text that each reader gets in their own language, parameters included. */
export interface StoredText {
  key: string;
  params: Record<string, string | number | TextByLocale>;
}

export interface NotificationTables {
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
