import type { ServerModule } from './module.ts';

/** One kind of thing that modules, or topics of one module, bring: `allOf(modules, 'routes')`. */
export function collectFromModules<
  Part extends Exclude<keyof ServerModule, 'name' | 'purpose' | 'persons' | 'clientData'>,
>(
  modules: readonly Partial<ServerModule>[],
  part: Part,
): NonNullable<ServerModule[Part]>[number][] {
  return modules.flatMap((module) => (module[part] ?? []) as never[]);
}
