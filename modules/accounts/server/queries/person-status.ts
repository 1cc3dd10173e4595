import { sql } from 'kysely';
import type { UserStatus } from '#modules/accounts/contract/user.ts';

/** The status of `person` across clients. A user disabled at every client counts as disabled and cannot sign in. */
export const personStatus = sql<UserStatus>`
  case when not person.is_super_admin
    and exists (select from accounts.memberships as any_client where any_client.user_id = person.id)
    and not exists (
      select from accounts.memberships as open_client
      where open_client.user_id = person.id and open_client.disabled_at is null)
  then 'disabled' else person.status end`;
