import type { Locale } from '#platform/contract/locale.ts';
import type { Product, SuiteModule } from '#platform/contract/navigation.ts';
import {
  isBoundToLocations,
  type PermissionHolder,
  type Role,
} from '#platform/contract/permission.ts';
import { forbidden } from '#platform/contract/problems.ts';

/** The access of a user or an API key at one client. */
export interface Membership extends PermissionHolder {
  clientId: string;
  brandId: string;
  /** The client's time zone. */
  timeZone: string;
  role: Role;
  modules: readonly { module: SuiteModule; product: Product }[];
  defaultModule: SuiteModule | null;
  /** Keys of the user's menu items at this client, already limited by role and modules. */
  menus: ReadonlySet<string>;
  /**
   * Menu items of modules that open in another product; the user has them, but calls of these modules are refused here
   * [GEN-05].
   */
  menusElsewhere: ReadonlySet<string>;
}

/** The signed-in user or the API key, as every call sees it. */
export interface Principal {
  /** The id of the API key if there is no user: records name the key as their author. */
  userId: string;
  /** True for an API key of a brand. */
  isApiKey?: true;
  sessionId: string;
  locale: Locale;
  isSuperAdmin: boolean;
  /** The super admin who acts as this user. They have the user's access, and their actions are recorded. */
  actedBy?: string;
  memberships: ReadonlyMap<string, Membership>;
}

/**
 * Clients for a user's own data across clients. Uses current memberships, so that a user who left a client no longer
 * sees its data.
 */
export function requestedClientIds(principal: Principal, clientId: string | undefined): string[] {
  if (clientId === undefined) return [...principal.memberships.keys()];
  if (!principal.memberships.has(clientId)) throw forbidden();
  return [clientId];
}

/** Limits the database to the user's locations [USR-10]; no limit for roles that see the whole client. */
export function locationScope(
  user: { userId: string },
  at: { role: Role },
): { locationsOf?: string } {
  return isBoundToLocations(at.role) ? { locationsOf: user.userId } : {};
}
