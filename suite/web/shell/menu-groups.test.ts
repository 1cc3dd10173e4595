import { IconList } from '@tabler/icons-react';
import { expect, test } from 'vitest';
import type { MenuLine } from '#platform/web/module/web-module.ts';
import { menuGroups } from './use-client-menus.ts';

const line = (key: string, group: string) =>
  ({
    key,
    item: key,
    label: key,
    group,
    icon: IconList,
    module: 'superadmin',
  }) as unknown as MenuLine;

test('menu entries of several modules with the same group label are grouped [SUP-01]', () => {
  const labels: Record<string, string> = { 'a:clients': 'Clients', 'b:clients': 'Clients' };
  const groups = menuGroups(
    [
      line('super-admin/clients', 'a:clients'),
      line('super-admin/locations', 'a:directory'),
      line('super-admin/users', 'b:clients'),
    ],
    'c',
    (key) => labels[key] ?? key,
  );
  expect(groups.map(({ label, items }) => [label, items.map(({ address }) => address)])).toEqual([
    ['Clients', ['/super-admin/clients', '/super-admin/users']],
    ['a:directory', ['/super-admin/locations']],
  ]);
});
