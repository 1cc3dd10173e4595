import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { permissionMenuItems } from '#platform/contract/permission.ts';
import { ModuleRegistry } from '#platform/server/module-registry.ts';
import { modules } from '#suite/server/modules.ts';
import { permissionList } from './permission-list.ts';

const registry = new ModuleRegistry(modules);

test('the permissions page matches the permissions that the server checks', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/permissions.md'), 'utf8');
  expect(page).toBe(permissionList(registry));
});

test('every permission is described in a sentence, and its roles can have its menu items', () => {
  for (const permission of registry.permissions) {
    const { ability, sentence, roles } = permission;
    expect(sentence, ability).toMatch(/^[A-Z].+\.$/);
    for (const menu of permissionMenuItems(permission)) {
      const item = registry.menu.find(({ key }) => key === menu);
      expect(item?.roles, ability).toEqual(expect.arrayContaining([...roles]));
    }
  }
});
