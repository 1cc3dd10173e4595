import { type Selectable, sql } from 'kysely';
import type { UserStatus } from '#modules/accounts/contract/user.ts';
import { type PersonFields, personFields } from '#modules/accounts/contract/user-fields.ts';
import { selected } from '#platform/server/fields/field-sql.ts';
import type { KeptFields } from '#platform/server/fields/shown-fields.ts';
import type { AccountsTables } from '../../tables.ts';
import { knownColumns } from '../users-of-client.ts';

type Known = (typeof knownColumns)[number] extends `person.${infer Name}` ? Name : never;

/** A person as a list shows it; status and version are those of the list. */
export type PersonRow = KeptFields<PersonFields> &
  Pick<Selectable<AccountsTables['accounts.users']>, Known> & {
    status: UserStatus;
    version: number;
  };

export const personColumns = sql`${selected('person', personFields)},
  ${sql.join(knownColumns.map((column) => sql.ref(column)))}`;
