import type { ServerModule } from './module.ts';

/** One kind of thing that modules bring, of all of them: `allOf(modules, 'routes')`. */
export function allOf<Part extends Exclude<keyof ServerModule, 'name' | 'persons'>>(
  modules: readonly ServerModule[],
  part: Part,
): NonNullable<ServerModule[Part]>[number][] {
  return modules.flatMap((module) => (module[part] ?? []) as never[]);
}
