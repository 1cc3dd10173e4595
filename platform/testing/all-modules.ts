import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerModule } from '#platform/server/module.ts';
import { platformModules } from '#platform/server/platform-modules.ts';

const CHECKOUT = join(import.meta.dirname, '..', '..');

/** Searches the folders instead of importing, because the platform does not depend on modules. */
export async function allModules(): Promise<ServerModule[]> {
  const files = await Array.fromAsync(glob('modules/*/server/module.ts', { cwd: CHECKOUT }));
  const modules = await Promise.all(files.sort().map((file) => import(join(CHECKOUT, file))));
  return [
    ...platformModules,
    ...modules.flatMap((exported): ServerModule[] => Object.values(exported)),
  ];
}
