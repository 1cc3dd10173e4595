import type { ServerModule } from './module.ts';

/** Collects one kind of declaration from all modules, or from all topics of a module: `allOf(modules, 'routes')`. */
export function collectFromModules<
  Part extends Exclude<keyof ServerModule, 'name' | 'purpose' | 'persons' | 'clientData'>,
>(
  modules: readonly Partial<ServerModule>[],
  part: Part,
): NonNullable<ServerModule[Part]>[number][] {
  return modules.flatMap((module) => (module[part] ?? []) as never[]);
}
