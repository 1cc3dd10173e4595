import { type ColumnType, type Generated, type RawBuilder, sql } from 'kysely';
import type { DeliveryReason } from '#platform/contract/delivery-reason.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { MailState, Told } from '#platform/contract/operations/outbox-list.ts';

export interface MailTables {
  'platform.outbox': {
    client_id: string;
    id: string;
    idempotency_key: string;
    template: string;
    locale: Locale;
    recipient: string;
    message_id: string;
    /** The rendered mail, sealed: it can hold a link that signs somebody in. Empty once it is delivered or taken back. */
    content: string | null;
    status: MailState;
    attempts: Generated<number>;
    /** Until then one worker has the mail, and says so again and again; after it that worker is taken for dead. */
    lease_until: Date | null;
    /** When the mail server began to be given the content in this try; before it, it cannot have the mail. */
    content_left_at: ColumnType<Date | null, never, Date | null>;
    /** How many tries ended without anybody knowing whether the server took the mail. */
    unconfirmed: Generated<number>;
    /** null: at once, or never where it has ended. */
    next_try_at: ColumnType<Date | null, never, Date | null>;
    reason: DeliveryReason | null;
    /** The server's own words, for the people who operate the house. */
    answer: string | null;
    /** What the provider says became of it after it was sent. */
    told: ColumnType<Told | null, never, Told | null>;
    told_at: ColumnType<Date | null, never, Date | null>;
    created_at: Generated<Date>;
    settled_at: Date | null;
  };
}

/** Mails that belong to no client, as a password reset, are kept under this one; no client can have it. */
export const NO_CLIENT = '00000000-0000-0000-0000-000000000000';

/** In the place of an address that was erased. */
export const ERASED_RECIPIENT = 'erased';

/** Servers and providers name the recipient in what they answer: of one who was erased meanwhile nothing is kept of it. */
export function answerToKeep(answer: string | null): RawBuilder<string | null> {
  return sql`case when recipient = ${ERASED_RECIPIENT} then null else ${answer}::text end`;
}
