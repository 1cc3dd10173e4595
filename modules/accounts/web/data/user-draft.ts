import { z } from 'zod';
import {
  type createUserCall,
  memberRoleSchema,
  userParts,
} from '#modules/accounts/contract/manage-user.ts';
import type { CallInput } from '#platform/contract/call.ts';
import { type Locale, localeSchema } from '#platform/contract/locale.ts';
import { SUITE_MODULES } from '#platform/contract/navigation.ts';
import { allItems, defaultAmong, givenModules, type OfferedModule } from './offered-menus.ts';
import { chosenPlaceSchema } from './place-tree.ts';

/** A user on the way: everything the four steps ask, as far as it was answered [USR-02]. */
export const userDraftSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  defaultLocaleIsoCode: localeSchema,
  role: memberRoleSchema.nullable(),
  places: z.array(chosenPlaceSchema),
  /** Null until somebody chooses: then all that the role can have. */
  menus: z.array(z.string()).nullable(),
  defaultModule: z.enum(SUITE_MODULES).nullable(),
});
export type UserDraft = z.infer<typeof userDraftSchema>;

export function emptyDraft(locale: Locale): UserDraft {
  return {
    firstName: '',
    lastName: '',
    email: '',
    defaultLocaleIsoCode: locale,
    role: null,
    places: [],
    menus: null,
    defaultModule: null,
  };
}

/** The first step as the call will check it. */
export const generalSchema = z.object({
  firstName: userParts.firstName,
  lastName: userParts.lastName,
  email: userParts.email,
  defaultLocaleIsoCode: userParts.defaultLocaleIsoCode,
  role: memberRoleSchema,
});

export function draftMenus(draft: UserDraft, offered: readonly OfferedModule[]): string[] {
  const all = allItems(offered);
  return draft.menus === null ? all : all.filter((key) => draft.menus?.includes(key));
}

export function draftDefault(draft: UserDraft, offered: readonly OfferedModule[]) {
  return defaultAmong(draft.defaultModule, givenModules(draftMenus(draft, offered), offered));
}

/** What the call is sent; undefined while there is no role, which the first step does not let pass. */
export function createBody(
  draft: UserDraft,
  offered: readonly OfferedModule[],
  clientId: string,
): CallInput<typeof createUserCall>['body'] | undefined {
  const { firstName, lastName, email, defaultLocaleIsoCode, role } = draft;
  if (role === null) return undefined;
  return {
    clientId,
    firstName,
    lastName,
    email,
    defaultLocaleIsoCode,
    role,
    associations: draft.places.map(({ kind, id }) => ({ kind, id })),
    menus: draftMenus(draft, offered),
    defaultModule: draftDefault(draft, offered),
  };
}
