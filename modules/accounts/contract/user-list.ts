import { collectSortOptions } from '#platform/contract/fields/collect-sort-options.ts';
import { pickFieldPart } from '#platform/contract/fields/record-fields.ts';
import { uuid } from '#platform/contract/ids.ts';
import { defineList, type FilterOf, type SortOf } from '#platform/contract/lists/define-list.ts';
import { membershipFields, personFields, userFields } from './user-fields.ts';

/** Views, filters and sorts of the users of one client [USR-01] and of all clients [SUP-04]. */
const VIEWS = ['all', 'active', 'invited', 'invitation-failed', 'disabled'] as const;

const fields = {
  ...pickFieldPart(membershipFields, 'filter'),
  language: { kind: 'choice', item: personFields.locale.schema },
  name: { kind: 'text' },
  ...pickFieldPart(personFields, 'filter'),
  created: { kind: 'date' },
} as const;

const pageSize = 50;

export const userList = defineList({
  views: VIEWS,
  /** A location that the user is associated with. */
  fields: { ...fields, location: { kind: 'choice', item: uuid } },
  sorts: collectSortOptions(userFields, { first: 'name', own: ['locale', 'status', 'createdAt'] }),
  pageSize,
});
export type UserView = (typeof VIEWS)[number];
export type UserSort = SortOf<typeof userList>;
export type UserFilter = FilterOf<typeof userList>;

export const everyUserList = defineList({
  views: [...VIEWS, 'super-admin', 'without-client'],
  fields: { client: { kind: 'choice', item: uuid }, ...fields },
  sorts: collectSortOptions(personFields, { first: 'name', own: ['status', 'createdAt'] }),
  pageSize,
});
export type EveryUserView = (typeof everyUserList.views)[number];
export type EveryUserSort = SortOf<typeof everyUserList>;
export type EveryUserFilter = FilterOf<typeof everyUserList>;
