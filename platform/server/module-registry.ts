import type { MenuItem, SuiteModule } from '#platform/contract/navigation.ts';
import { SUITE_MODULES } from '#platform/contract/navigation.ts';
import { holds, type Permission } from '#platform/contract/permission.ts';
import type { Role } from '#platform/contract/role.ts';
import type { ServerModule } from './module.ts';

/** All modules of this process, looked at as one. */
export class ModuleRegistry {
  readonly modules: readonly ServerModule[];
  readonly menu: readonly MenuItem[];
  /** Every sentence that a call is judged by, once. */
  readonly permissions: readonly Permission[];

  constructor(modules: readonly ServerModule[]) {
    this.modules = modules;
    this.menu = modules.flatMap((module) => module.menu ?? []);
    this.permissions = permissionsOf(modules);
    const keys = this.menu.map(({ key }) => key);
    const twice = keys.find((key, at) => keys.indexOf(key) !== at);
    if (twice) throw new Error(`two modules bring the menu item ${twice}`);
  }

  all<Part extends keyof ServerModule>(
    part: Part,
  ): Exclude<ServerModule[Part], undefined | string>[number][] {
    return this.modules.flatMap((module) => (module[part] ?? []) as never[]);
  }

  menuOf(module: SuiteModule, role: Role): MenuItem[] {
    return this.menu.filter((item) => item.module === module && item.roles.includes(role));
  }

  /** What the web is told about a user at a client, so that it repeats no rule. */
  abilitiesOf(user: { role: Role; menus: ReadonlySet<string> }): string[] {
    return this.permissions
      .filter((permission) => holds(permission, user))
      .map(({ ability }) => ability);
  }

  /** In the order of the header, whatever order the code was mounted in. */
  modulesWithMenu(role: Role): SuiteModule[] {
    return SUITE_MODULES.filter((module) => this.menuOf(module, role).length > 0);
  }
}

function permissionsOf(modules: readonly ServerModule[]): Permission[] {
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
