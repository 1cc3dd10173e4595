import { sql } from 'kysely';
import { passwordLinkInvalid } from '#modules/accounts/contract/password.ts';
import { manageUsers } from '#modules/accounts/contract/permissions.ts';
import { holds } from '#platform/contract/permission.ts';
import { personStatus } from '../memberships/find-user.ts';
import { readPrincipal } from '../memberships/read-principal.ts';
import { opensOnly } from '../memberships/user.policy.ts';
import type { Context } from '../tables.ts';

/**
 * A link that is still valid, checked against the current state. A mailed link requires the same e-mail. A handed-over link
 * requires that the account has access to that client only and its issuer still manages users there.
 */
export async function readPasswordLink({ db, app }: Context, token: string) {
  const found = await db
    .selectFrom('accounts.password_links as link')
    .innerJoin('accounts.users as person', 'person.id', 'link.user_id')
    .select(['link.hash', 'link.kind', 'link.mailed_to', 'link.handed_by', 'link.handed_at_client'])
    .select(['person.id as userId', 'person.email', 'person.first_name', 'person.locale'])
    .select(['person.is_super_admin as isSuperAdmin', 'person.links_by_mail_only'])
    .select(personStatus.as('status'))
    .where('link.hash', '=', app.secrets.hash('password link', token))
    .where('link.spent_at', 'is', null)
    .where('link.expires_at', '>', sql<Date>`now()`)
    .where(personStatus, '!=', 'disabled')
    .where(sql<boolean>`coalesce(link.mailed_to = person.email, true)`)
    .executeTakeFirst();
  if (!found) throw passwordLinkInvalid();
  const { handed_by: by, handed_at_client: clientId } = found;
  if (by && clientId && !(await isStillHanded({ db, app }, { ...found, by, clientId })))
    throw passwordLinkInvalid();
  return found;
}

interface Handed {
  by: string;
  clientId: string;
  userId: string;
  isSuperAdmin: boolean;
  status: string;
  links_by_mail_only: boolean;
}

async function isStillHanded(
  { db, app }: Context,
  { by, clientId, ...user }: Handed,
): Promise<boolean> {
  if (user.status !== 'invited' || user.links_by_mail_only) return false;
  const memberships = await db
    .selectFrom('accounts.memberships')
    .select('client_id')
    .where('user_id', '=', user.userId)
    .execute();
  const clientIds = memberships.map(({ client_id }) => client_id);
  if (!opensOnly({ ...user, clientIds }, clientId)) return false;
  const handedTo = (await readPrincipal({ db, app }, by))?.memberships.get(clientId);
  return handedTo !== undefined && holds(manageUsers, handedTo);
}
