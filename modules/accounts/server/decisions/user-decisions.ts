import { sql } from 'kysely';
import { manageUsers } from '#modules/accounts/contract/permissions.ts';
import type { UserView } from '#modules/accounts/contract/user-list.ts';
import { clientsByIds } from '#modules/directory/contract/clients/client-ports.ts';
import type { Role } from '#platform/contract/permission.ts';
import type { App } from '#platform/server/app.ts';
import { type Counted, countUpTo } from '#platform/server/decisions/decision-source.ts';
import type { DecisionSource, SuiteDecisionSource } from '#platform/server/module-parts.ts';
import { inView, invitationFailed } from '../memberships/client-users-query.ts';
import { grantedMenus } from '../memberships/granted-menus.ts';
import { membershipsWithPersons } from '../users/lists/user-filter-sql.ts';

/** Older requests have been resolved in another way or given up. */
const REQUEST_DAYS = 14;

/** Users who cannot work yet: without access, or with an invitation that did not arrive or was not accepted [BEY-09]. */
export const userDecisions: readonly DecisionSource[] = [
  {
    module: 'accounts',
    text: 'accounts:decision.accessRequests',
    isUrgent: true,
    may: manageUsers,
    path: 'settings/list',
    count: ({ app, clientId, limit }) => countAccessRequests({ app }, clientId, limit),
  },
  usersInView('accounts:decision.invitationFailed', 'invitation-failed', true),
  usersInView('accounts:decision.invited', 'invited', false),
];

/** Invitations of all clients that did not arrive or have expired. */
export const userSuiteDecisions: readonly SuiteDecisionSource[] = [
  {
    text: 'accounts:decision.invitationFailed',
    path: 'super-admin/users?view=invitation-failed',
    count: (context) =>
      countUpTo(context, {
        from: sql`accounts.users as person`,
        fits: sql`person.status <> 'active' and person.status = 'invited' and ${invitationFailed}`,
      }),
  },
];

function usersInView(text: string, view: UserView, isUrgent: boolean): DecisionSource {
  return {
    module: 'accounts',
    text,
    isUrgent,
    may: manageUsers,
    path: `settings/list?view=${view}`,
    // Users are stored above clients, so the condition limits them to this one. The index covers the few that are not active.
    count: ({ app, clientId, limit }) =>
      countUpTo(
        { db: app.database.acrossClients(), limit },
        {
          from: membershipsWithPersons,
          fits: sql`membership.client_id = ${clientId} and person.status <> 'active' and ${inView[view]}`,
        },
      ),
  };
}

/** Users of the client who requested access and still have no menu item. The link opens the longest waiting. */
async function countAccessRequests(
  { app }: { app: App },
  clientId: string,
  limit: number,
): Promise<Counted> {
  const db = app.database.acrossClients();
  const { rows } = await sql<{ id: string; role: Role; menus: string[] | null }>`
    select membership.user_id as id, membership.role, membership.menus
    from accounts.access_requests as request
    join accounts.memberships as membership
      on membership.user_id = request.user_id and membership.client_id = ${clientId}
    join accounts.users as person on person.id = request.user_id
    where request.asked_on > current_date - ${REQUEST_DAYS}::integer and ${inView.active}
    group by membership.client_id, membership.user_id order by min(request.asked_on), id limit ${limit}`.execute(
    db,
  );
  if (rows.length === 0) return 0;
  const [client] = await app.ports.call(clientsByIds, { ids: [clientId] }, { db, app });
  const modules = client?.modules.map(({ module }) => module) ?? [];
  const waiting = rows.filter(
    ({ role, menus }) => grantedMenus(app.registry, { role, modules, given: menus }).size === 0,
  );
  const [first] = waiting;
  return first ? { count: waiting.length, path: `settings/list/manage/${first.id}` } : 0;
}
