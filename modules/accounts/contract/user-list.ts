import { uuid } from '#platform/contract/ids.ts';
import { defineList, type FilterOf, type SortOf } from '#platform/contract/lists/define-list.ts';
import { localeSchema } from '#platform/contract/locale.ts';
import { roleSchema } from '#platform/contract/role.ts';

/** What users can be asked for: those of one client [USR-01], and those of all [SUP-04]. */
const VIEWS = ['all', 'active', 'invited', 'invitation-failed', 'disabled'] as const;

const fields = {
  role: { kind: 'choice', item: roleSchema },
  language: { kind: 'choice', item: localeSchema },
  name: { kind: 'text' },
  email: { kind: 'text' },
  created: { kind: 'date' },
} as const;

const pageSize = 50;

export const userList = defineList({
  views: VIEWS,
  /** A location that they stand for. */
  fields: { ...fields, location: { kind: 'choice', item: uuid } },
  sorts: ['name', 'email', 'role', 'locale', 'status', 'createdAt'],
  pageSize,
});
export type UserView = (typeof VIEWS)[number];
export type UserSort = SortOf<typeof userList>;
export type UserFilter = FilterOf<typeof userList>;

export const everyUserList = defineList({
  views: [...VIEWS, 'super-admin', 'without-client'],
  fields: { ...fields, client: { kind: 'choice', item: uuid } },
  sorts: ['name', 'email', 'status', 'createdAt'],
  pageSize,
});
export type EveryUserView = (typeof everyUserList.views)[number];
export type EveryUserSort = SortOf<typeof everyUserList>;
export type EveryUserFilter = FilterOf<typeof everyUserList>;
