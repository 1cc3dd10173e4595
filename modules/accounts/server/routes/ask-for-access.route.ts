import { sql } from 'kysely';
import { accessHelpersCall, askForAccessCall } from '#modules/accounts/contract/ask-for-access.ts';
import { authenticationFailed } from '#platform/contract/problems.ts';
import { accessRequestMail } from '../mails/access-request.mail.ts';
import { accessHelpers as accessHelpersQuery } from '../queries/access-helpers.ts';
import { findUser } from '../queries/find-user.ts';
import { route } from '../route.ts';

export const accessHelpers = route(accessHelpersCall, async ({ app, db, principal }) => {
  const helpers = await accessHelpersQuery(app, db, principal);
  return helpers.map(({ client, administrators }) => ({
    clientId: client.uuid,
    clientName: client.name,
    administrators: administrators.map(({ first_name, last_name }) => ({
      firstName: first_name,
      lastName: last_name,
    })),
  }));
});

export const askForAccess = route(askForAccessCall, async ({ app, db, principal }) => {
  const user = await findUser(db, { id: principal.userId });
  if (!user) throw authenticationFailed();
  const asked = await db
    .insertInto('accounts.access_requests')
    .values({ user_id: user.id, asked_on: sql<string>`current_date` })
    .onConflict((conflict) => conflict.doNothing())
    .returning('asked_on')
    .executeTakeFirst();
  const helpers = (await accessHelpersQuery(app, db, principal)).flatMap(
    ({ client, administrators }) =>
      administrators.map((administrator) => ({ client, administrator })),
  );
  // Asked today already: the mails are out, and the answer is the same.
  for (const { client, administrator } of asked ? helpers : []) {
    await app.mail.send(db, accessRequestMail, {
      to: administrator.email,
      locale: administrator.locale,
      clientId: client.uuid,
      input: {
        asker: `${user.first_name} ${user.last_name}`,
        email: user.email,
        client: client.name,
        clientId: client.uuid,
      },
      idempotencyKey: `access-request ${user.id} ${client.uuid} ${administrator.email} ${asked?.asked_on}`,
    });
  }
  return { asked: helpers.length };
});
