import { type ColumnType, type Generated, type RawBuilder, sql } from 'kysely';
import type { MailProviderStatus, MailState } from '#platform/contract/lists/operation-lists.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { DeliveryReason } from '#platform/contract/mail-delivery.ts';

export interface MailTables {
  'platform.outbox': {
    client_id: string;
    id: string;
    idempotency_key: string;
    template: string;
    locale: Locale;
    recipient: string;
    message_id: string;
    /**
     * The rendered mail, encrypted, because it can contain a sign-in link. Null after it was delivered or cancelled.
     */
    content: string | null;
    status: MailState;
    attempts: Generated<number>;
    /** One worker holds the mail until then and renews the lease regularly. After that the worker counts as lost. */
    lease_until: Date | null;
    /** When this attempt began to send the content; before it, the mail server cannot have the mail. */
    content_left_at: ColumnType<Date | null, never, Date | null>;
    /** Number of attempts after which it is unknown whether the server accepted the mail. */
    unconfirmed: Generated<number>;
    /** Null: immediately, or never if the mail has reached its final status. */
    next_try_at: ColumnType<Date | null, never, Date | null>;
    reason: DeliveryReason | null;
    /** The server's response, for operators. */
    answer: string | null;
    /** Delivery status that the provider reported after sending. */
    told: ColumnType<MailProviderStatus | null, never, MailProviderStatus | null>;
    told_at: ColumnType<Date | null, never, Date | null>;
    created_at: Generated<Date>;
    settled_at: Date | null;
  };
}

/** Client ID for mails without a client, such as a password reset. No client can have it. */
export const NO_CLIENT = '00000000-0000-0000-0000-000000000000';

/** Replaces an erased address. */
export const ERASED_RECIPIENT = 'erased';

/** Responses of servers and providers contain the recipient, so none is stored for an erased recipient. */
export function storableAnswer(answer: string | null): RawBuilder<string | null> {
  return sql`case when recipient = ${ERASED_RECIPIENT} then null else ${answer}::text end`;
}
