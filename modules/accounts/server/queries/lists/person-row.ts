import { type Selectable, sql } from 'kysely';
import type { UserStatus } from '#modules/accounts/contract/user.ts';
import type { AccountsTables } from '../../tables.ts';
import { userColumns } from '../users-of-client.ts';

type Column = (typeof userColumns)[number] extends `person.${infer Name}` ? Name : never;

/** A person as a list shows it; status and version are those of the list. */
export type PersonRow = Pick<Selectable<AccountsTables['accounts.users']>, Column> & {
  status: UserStatus;
  version: number;
};

export const personColumns = sql.join(userColumns.map((column) => sql.ref(column)));
