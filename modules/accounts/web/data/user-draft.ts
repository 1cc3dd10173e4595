import { z } from 'zod';
import { type createUserCall, memberRoleSchema } from '#modules/accounts/contract/manage-user.ts';
import { personFields, userFields } from '#modules/accounts/contract/user-fields.ts';
import type { CallInput } from '#platform/contract/call.ts';
import { fieldsWith, picked, pickFieldPart } from '#platform/contract/fields/record-fields.ts';
import type { Locale } from '#platform/contract/locale.ts';
import {
  allItems,
  chooseDefaultModule,
  givenModules,
  type OfferedModule,
} from './offered-menus.ts';
import { chosenPlaceSchema } from './place-tree.ts';

/** Fields of the person; the current language is initially that of the account's creation. */
const PERSON = fieldsWith(personFields, 'column').filter((name) => name !== 'locale');

/** The state of the create wizard: input of all four steps so far [USR-02]. */
export const userDraftSchema = z.object({
  ...pickFieldPart(personFields, 'shown', PERSON),
  role: memberRoleSchema.nullable(),
  places: z.array(chosenPlaceSchema),
  /** Null until changed by the user; then all items of the role apply. */
  menus: z.array(z.string()).nullable(),
  defaultModule: userFields.defaultModule.shown,
});
export type UserDraft = z.infer<typeof userDraftSchema>;

export function emptyDraft(locale: Locale): UserDraft {
  return {
    ...pickFieldPart(personFields, 'empty', PERSON),
    defaultLocaleIsoCode: locale,
    role: null,
    places: [],
    menus: null,
    defaultModule: null,
  };
}

/** Validates the first step like the call. */
export const generalSchema = z.object({
  ...pickFieldPart(personFields, 'schema', PERSON),
  role: memberRoleSchema,
});

export function draftMenus(draft: UserDraft, offered: readonly OfferedModule[]): string[] {
  const all = allItems(offered);
  return draft.menus === null ? all : all.filter((key) => draft.menus?.includes(key));
}

export function draftDefault(draft: UserDraft, offered: readonly OfferedModule[]) {
  return chooseDefaultModule(
    draft.defaultModule,
    givenModules(draftMenus(draft, offered), offered),
  );
}

/** The request body; undefined without a role, which the first step requires. */
export function createBody(
  draft: UserDraft,
  offered: readonly OfferedModule[],
  clientId: string,
): CallInput<typeof createUserCall>['body'] | undefined {
  const { role } = draft;
  if (role === null) return undefined;
  return {
    ...picked(draft, PERSON),
    clientId,
    role,
    associations: draft.places.map(({ kind, id }) => ({ kind, id })),
    menus: draftMenus(draft, offered),
    defaultModule: draftDefault(draft, offered),
  };
}
