import type { Migration } from '#platform/server/database/migration.ts';
import { allModules } from '../all-modules.ts';

export async function allMigrations(): Promise<Migration[]> {
  const modules = await allModules();
  return modules.flatMap(({ migrations }) => migrations ?? []);
}
