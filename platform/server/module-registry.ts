import type { MenuItem, SuiteModule } from '#platform/contract/navigation.ts';
import { SUITE_MODULES } from '#platform/contract/navigation.ts';
import type { Role } from '#platform/contract/role.ts';
import type { ServerModule } from './module.ts';

/** All modules of this process, looked at as one. */
export class ModuleRegistry {
  readonly modules: readonly ServerModule[];
  readonly menu: readonly MenuItem[];

  constructor(modules: readonly ServerModule[]) {
    this.modules = modules;
    this.menu = modules.flatMap((module) => module.menu ?? []);
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

  /** In the order of the header, whatever order the code was mounted in. */
  modulesWithMenu(role: Role): SuiteModule[] {
    return SUITE_MODULES.filter((module) => this.menuOf(module, role).length > 0);
  }
}
