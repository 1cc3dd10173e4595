import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Locale } from '#platform/contract/locale.ts';
import type { DeliveryReason } from '#platform/contract/mail-delivery.ts';
import type { SuiteModule } from '#platform/contract/navigation.ts';
import type { Role } from '#platform/contract/permission.ts';

/** The tables of this module; no other module reads them. */
export interface AccountsTables {
  'accounts.users': {
    id: string;
    email: string;
    first_name: string;
    last_name: string;
    default_locale: Locale;
    locale: Locale;
    status: 'invited' | 'active' | 'disabled';
    is_super_admin: Generated<boolean>;
    password_hash: string | null;
    /** Since when all credentials come from the owner of the mailbox; null if never proven. */
    mailbox_proven_at: Generated<Date | null>;
    /** The account was used unproven and then reset: until the mailbox is proven, links are only sent by mail. */
    links_by_mail_only: Generated<boolean>;
    /** When the last link was made with which an invited person comes in, and until when it is good. */
    invited_at: Date | null;
    invitation_expires_at: Date | null;
    /** Why the last invitation came back. */
    invitation_fault: DeliveryReason | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    updated_by: string | null;
    version: Generated<number>;
    /** Made by the database of names and e-mail: without case and accents. */
    search: ColumnType<string, never, never>;
    sort_name: ColumnType<string, never, never>;
  };
  'accounts.memberships': {
    client_id: string;
    user_id: string;
    role: Exclude<Role, 'super_admin'>;
    default_module: SuiteModule | null;
    /** null: everything that role and client allow. */
    menus: JSONColumnType<string[] | null>;
    /** Disabled at this client only; `users.status` holds disabled everywhere. */
    disabled_at: Date | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    updated_by: string | null;
    version: Generated<number>;
  };
  'accounts.password_links': {
    hash: string;
    user_id: string;
    kind: 'reset' | 'invitation';
    created_at: Generated<Date>;
    expires_at: Date;
    spent_at: Date | null;
    /** The mailbox it was sent to; it is good while the account still has that one. */
    mailed_to: string | null;
    /**
     * The manager that got the link to pass on, and the client. If these and `mailed_to` are null, the link predates
     * these columns.
     */
    handed_by: string | null;
    handed_at_client: string | null;
  };
  'accounts.first_admin_links': { hash: string; expires_at: Date; spent_at: Date | null };
  'accounts.sign_in_failures': {
    /** A hash of the account's e-mail or of the caller's address: the bound needs no names. */
    subject: string;
    failures: number;
    since: Date;
  };
  'accounts.access_requests': { user_id: string; asked_on: string };
}
