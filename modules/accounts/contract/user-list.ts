import { partOf } from '#platform/contract/fields/record-fields.ts';
import { sortsOf } from '#platform/contract/fields/sorts-of.ts';
import { uuid } from '#platform/contract/ids.ts';
import { defineList, type FilterOf, type SortOf } from '#platform/contract/lists/define-list.ts';
import { membershipFields, personFields, userFields } from './user-fields.ts';

/** What users can be asked for: those of one client [USR-01], and those of all [SUP-04]. */
const VIEWS = ['all', 'active', 'invited', 'invitation-failed', 'disabled'] as const;

const fields = {
  ...partOf(membershipFields, 'filter'),
  language: { kind: 'choice', item: personFields.locale.schema },
  name: { kind: 'text' },
  ...partOf(personFields, 'filter'),
  created: { kind: 'date' },
} as const;

const pageSize = 50;

export const userList = defineList({
  views: VIEWS,
  /** A location that they stand for. */
  fields: { ...fields, location: { kind: 'choice', item: uuid } },
  sorts: sortsOf(userFields, { first: 'name', own: ['locale', 'status', 'createdAt'] }),
  pageSize,
});
export type UserView = (typeof VIEWS)[number];
export type UserSort = SortOf<typeof userList>;
export type UserFilter = FilterOf<typeof userList>;

export const everyUserList = defineList({
  views: [...VIEWS, 'super-admin', 'without-client'],
  fields: { client: { kind: 'choice', item: uuid }, ...fields },
  sorts: sortsOf(personFields, { first: 'name', own: ['status', 'createdAt'] }),
  pageSize,
});
export type EveryUserView = (typeof everyUserList.views)[number];
export type EveryUserSort = SortOf<typeof everyUserList>;
export type EveryUserFilter = FilterOf<typeof everyUserList>;
