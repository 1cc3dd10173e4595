import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type {
  everyUserSchema,
  listEveryUserCall,
} from '#modules/accounts/contract/super-admin-users.ts';
import { clientsByIds } from '#modules/directory/contract/client-ports.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { fitsWords } from '#platform/server/database/fits-words.ts';
import { mayBeActedAs } from '../policies/user.policy.ts';
import type { AccountsTables } from '../tables.ts';
import { describeInvitation } from './describe-invitation.ts';
import { personStatus } from './person-status.ts';
import { invitationFailed, userColumns } from './users-of-client.ts';

type Asked = z.output<typeof listEveryUserCall.query>;
type EveryUser = z.input<typeof everyUserSchema>;
type Rows = Awaited<ReturnType<ReturnType<typeof everybody>['execute']>>;

const SORTS: Record<Asked['sortBy'], RawBuilder<unknown>> = {
  name: sql`person.sort_name`,
  email: sql`person.email`,
  status: sql`person.status`,
  createdAt: sql`person.created_at`,
};

const IN_VIEW: Record<Asked['view'], RawBuilder<SqlBool>> = {
  all: sql`true`,
  active: sql`person.status = 'active'`,
  invited: sql`person.status = 'invited'`,
  'invitation-failed': sql`(person.status = 'invited' and ${invitationFailed})`,
  disabled: sql`person.status = 'disabled'`,
  'super-admin': sql`person.is_super_admin`,
  'without-client': sql`(not person.is_super_admin and not exists (
    select from accounts.memberships as own where own.user_id = person.id))`,
};

/** One page of the users of all clients [SUP-04]. */
export async function listEveryUser(
  { db, app }: { db: Db<AccountsTables>; app: App },
  asked: Asked,
): Promise<{ items: EveryUser[]; total: number }> {
  const fitting = db
    .selectFrom('accounts.users as person')
    .where(IN_VIEW[asked.view])
    .$if(asked.q !== undefined, (query) => query.where(fitsWords('person.search', asked.q ?? '')))
    .$if(asked.clientId !== undefined, (query) =>
      query.where(
        sql<SqlBool>`exists (select from accounts.memberships as own
          where own.user_id = person.id and own.client_id = ${asked.clientId})`,
      ),
    );
  const direction = sql.raw(asked.sortDesc ? 'desc' : 'asc');
  const page = everybody(fitting);
  const [rows, { total }] = await Promise.all([
    page
      .orderBy(sql`${SORTS[asked.sortBy]} ${direction}`)
      .orderBy(sql`person.id ${direction}`)
      .limit(asked.limit)
      .offset((asked.page - 1) * asked.limit)
      .execute(),
    fitting.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { items: await describeAll({ db, app }, rows), total };
}

export async function readEveryUser(
  { db, app }: { db: Db<AccountsTables>; app: App },
  userId: string,
): Promise<EveryUser> {
  const query = db.selectFrom('accounts.users as person').where('person.id', '=', userId);
  const [user] = await describeAll({ db, app }, await everybody(query).execute());
  if (!user) throw notFound();
  return user;
}

function everybody(from: ReturnType<typeof persons>) {
  return from
    .select([...userColumns, 'person.status', 'person.is_super_admin', 'person.version'])
    .select(personStatus.as('statusAtTheDoor'));
}

function persons({ db }: { db: Db<AccountsTables> }) {
  return db.selectFrom('accounts.users as person');
}

async function describeAll(
  { db, app }: { db: Db<AccountsTables>; app: App },
  rows: Rows,
): Promise<EveryUser[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const memberships = await db
    .selectFrom('accounts.memberships')
    .select(['user_id', 'client_id', 'role', 'disabled_at'])
    .where('user_id', 'in', ids)
    .orderBy('created_at')
    .execute();
  const clientIds = [...new Set(memberships.map(({ client_id }) => client_id))];
  const clients = await app.ports.ask(clientsByIds, { ids: clientIds }, { db, app });
  const names = new Map(clients.map(({ uuid, name }) => [uuid, name]));
  const seen = await app.sessions.lastSeen(ids);
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    locale: row.locale,
    status: row.status,
    superAdmin: row.is_super_admin,
    invitation: describeInvitation(row.status, row),
    clients: memberships.flatMap((own) => {
      const name = own.user_id === row.id ? names.get(own.client_id) : undefined;
      return name === undefined
        ? []
        : [{ uuid: own.client_id, name, role: own.role, disabled: own.disabled_at !== null }];
    }),
    lastSeenAt: seen.get(row.id)?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    version: row.version,
    mayActAs: mayBeActedAs({ status: row.statusAtTheDoor, isSuperAdmin: row.is_super_admin }),
  }));
}
