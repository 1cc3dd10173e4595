import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Locale } from '#platform/contract/locale.ts';
import type {
  MailingChoice,
  MailStopReason,
} from '#platform/contract/notifications/notification-settings.ts';
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
    /** False if the user wants this kind by email only. */
    in_bell: Generated<boolean>;
    /** Null if no email is due: none was wanted, or it was handled. */
    mailing_due: Exclude<MailingChoice, 'never'> | null;
    /** The email that contains it. */
    mailing_id: string | null;
  };
  /** Only choices that differ, or once differed, from the defaults. */
  'platform.notification_settings': {
    user_id: string;
    kind: NotificationKind;
    bell: boolean;
    mailing: MailingChoice;
    updated_at: Generated<Date>;
  };
  /** Users who get no notification emails. */
  'platform.notification_mail_stops': {
    user_id: string;
    reason: MailStopReason;
    /** The address that bounced: a new address receives emails again. */
    sent_to_hash: string | null;
    stopped_at: Generated<Date>;
  };
  /** Emails with notifications: one for each user and client at a time. */
  'platform.notification_mailings': {
    client_id: string;
    id: string;
    user_id: string;
    sent_to_hash: string;
    /** Number of notifications in the email, also of those it only counts. */
    items: number;
    created_at: Generated<Date>;
  };
}
