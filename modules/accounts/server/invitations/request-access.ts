import { sql } from 'kysely';
import { authenticationFailed } from '#platform/contract/problems.ts';
import type { Principal } from '#platform/server/sessions/principal.ts';
import { accessRequestMail } from '../mails/client-access.mail.ts';
import { accessHelpers } from '../memberships/client-users-query.ts';
import { findUser } from '../memberships/find-user.ts';
import type { Context } from '../tables.ts';

/** Mails every administrator that can give the user access, and returns their number. */
export async function requestAccess({ db, app }: Context, principal: Principal): Promise<number> {
  const user = await findUser({ db }, { id: principal.userId });
  if (!user) throw authenticationFailed();
  const accessRequest = await db
    .insertInto('accounts.access_requests')
    .values({ user_id: user.id, asked_on: sql<string>`current_date` })
    .onConflict((conflict) => conflict.doNothing())
    .returning('asked_on')
    .executeTakeFirst();
  const helpers = (await accessHelpers({ db, app }, principal)).flatMap(
    ({ client, administrators }) =>
      administrators.map((administrator) => ({ client, administrator })),
  );
  // After a request on the same day the mails are already sent; the response is the same.
  for (const { client, administrator } of accessRequest ? helpers : []) {
    await app.mail.send(db, accessRequestMail, {
      to: administrator.email,
      locale: administrator.locale,
      clientId: client.uuid,
      input: {
        asker: `${user.firstName} ${user.lastName}`,
        email: user.email,
        client: client.name,
        clientId: client.uuid,
      },
      idempotencyKey: `access-request ${user.id} ${client.uuid} ${administrator.email} ${accessRequest?.asked_on}`,
    });
  }
  return helpers.length;
}
