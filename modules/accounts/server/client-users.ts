import { sql } from 'kysely';
import { z } from 'zod';
import { LOCALES } from '#platform/contract/locale.ts';
import {
  ArchiveRefused,
  type RowsAboveClients,
} from '#platform/server/client-archive/client-data.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { AccountsTables } from './tables.ts';

const locale = z.enum(LOCALES);
const archivedUserSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  default_locale: locale,
  locale,
  status: z.enum(['invited', 'active', 'disabled']),
  created_at: z.string(),
});

/**
 * The users of a client, in its archive. Here they are linked to the account with the same e-mail, or created without
 * a password: an admin invites them when the client is ready.
 */
export const clientUsers: RowsAboveClients = {
  table: 'accounts.users',
  columns: Object.keys(archivedUserSchema.shape),
  of: (clientId) => sql`id in (
    select user_id from accounts.memberships where client_id = ${sql.lit(clientId)})`,
  async bringIn(anyDb, rows) {
    const db = anyDb as Db<AccountsTables>;
    const archived = z.array(archivedUserSchema).parse(rows);
    if (archived.length === 0) return { renamed: new Map(), notes: [] };
    const present = await db
      .selectFrom('accounts.users')
      .select(['id', 'email', 'password_hash', 'mailbox_proven_at', 'is_super_admin'])
      .where((or) =>
        or.or([
          or(
            sql`lower(email)`,
            'in',
            archived.map(({ email }) => email),
          ),
          or(
            'id',
            'in',
            archived.map(({ id }) => id),
          ),
        ]),
      )
      .execute();
    const byEmail = new Map(present.map((user) => [user.email, user]));
    const others = archived.filter(({ id, email }) => {
      const same = present.find((user) => user.id === id);
      return same && same.email !== email;
    });
    if (others.length > 0)
      throw new ArchiveRefused(
        `These users have another e-mail address here: ${emailsOf(others)}. Give them the same address in both installations.`,
        { code: 'users-differ', params: { emails: emailsOf(others) } },
      );
    // The creator of such an account has not proven to own the address.
    const unproven = archived.filter(({ email }) => {
      const user = byEmail.get(email);
      return user?.password_hash && !user.mailbox_proven_at && !user.is_super_admin;
    });
    if (unproven.length > 0)
      throw new ArchiveRefused(
        `These users have an account here whose e-mail address was never confirmed: ${emailsOf(unproven)}. Let them reset their password first.`,
        { code: 'users-unproven', params: { emails: emailsOf(unproven) } },
      );
    const created = archived.filter(({ email }) => !byEmail.has(email));
    if (created.length > 0)
      await db
        .insertInto('accounts.users')
        .values(
          created.map((user) => ({
            ...user,
            created_at: new Date(user.created_at),
            status: user.status === 'disabled' ? ('disabled' as const) : ('invited' as const),
            password_hash: null,
            invited_at: null,
            invitation_expires_at: null,
            invitation_fault: null,
            updated_by: null,
          })),
        )
        .execute();
    const renamed = new Map(
      archived.flatMap(({ id, email }) => {
        const here = byEmail.get(email)?.id;
        return here && here !== id ? [[id, here] as const] : [];
      }),
    );
    const linked = archived.length - created.length;
    return {
      renamed,
      notes: [
        `Users: ${linked} have an account here already, ${created.length} were created without a password; invite them when the client is ready.`,
      ],
    };
  },
};

function emailsOf(users: readonly { email: string }[]): string {
  return users.map(({ email }) => email).join(', ');
}
