import { acceptsApiKeys } from '#platform/contract/api-key.ts';
import type { CallDefinition } from '#platform/contract/call.ts';
import { type MenuItem, SUITE_MODULES, type SuiteModule } from '#platform/contract/navigation.ts';
import {
  holds,
  type Permission,
  type PermissionHolder,
  type Role,
} from '#platform/contract/permission.ts';

/** Public part of a module: its menu, and the calls that define its permissions. */
interface ModuleFace {
  menu?: readonly MenuItem[];
  routes?: readonly { call: CallDefinition }[];
}

/** The menu and the permissions of all modules of this process. */
export class ModuleRegistry {
  readonly menu: readonly MenuItem[];
  /** All permissions that calls require, without duplicates. */
  readonly permissions: readonly Permission[];
  /** Abilities that API keys of a brand can have: at least one call accepts a key with them. */
  readonly keyPermissions: ReadonlySet<string>;

  constructor(modules: readonly ModuleFace[]) {
    this.menu = modules.flatMap((module) => module.menu ?? []);
    this.permissions = permissionsOf(modules);
    this.keyPermissions = keyPermissionsOf(modules);
    const keys = this.menu.map(({ key }) => key);
    const twice = keys.find((key, at) => keys.indexOf(key) !== at);
    if (twice) throw new Error(`two modules bring the menu item ${twice}`);
  }

  menuOf(module: SuiteModule, role: Role): MenuItem[] {
    return this.menu.filter((item) => item.module === module && item.roles.includes(role));
  }

  /** Abilities of a user at a client, sent to the web so that it need not repeat the rules. */
  abilitiesOf(user: PermissionHolder): string[] {
    return this.permissions
      .filter((permission) => holds(permission, user))
      .map(({ ability }) => ability);
  }

  /** In header order, independent of the order of mounting. */
  modulesWithMenu(role: Role): SuiteModule[] {
    return SUITE_MODULES.filter((module) => this.menuOf(module, role).length > 0);
  }
}

function permissionsOf(modules: readonly ModuleFace[]): Permission[] {
  const known = new Map<string, Permission>();
  for (const { call } of modules.flatMap(({ routes }) => routes ?? [])) {
    if (call.access.kind !== 'client') continue;
    const { may } = call.access;
    if ((known.get(may.ability) ?? may) !== may)
      throw new Error(`two permissions are called ${may.ability}`);
    known.set(may.ability, may);
  }
  return [...known.values()].sort((a, b) => a.ability.localeCompare(b.ability));
}

function keyPermissionsOf(modules: readonly ModuleFace[]): Set<string> {
  const calls = modules.flatMap(({ routes }) => routes?.map(({ call }) => call) ?? []);
  return new Set(
    calls.flatMap((call) =>
      call.access.kind === 'client' && acceptsApiKeys(call) ? call.access.may.ability : [],
    ),
  );
}
