import { expect, test } from 'vitest';
import type { Session } from '#modules/accounts/contract/session.ts';
import { changeForms } from '#modules/forms/contract/permissions.ts';
import { manageProspects } from '#modules/opportunity/contract/permissions.ts';
import { changeContacts } from '#modules/profile-hub/contract/permissions.ts';
import { renderHookOnce } from '#platform/testing/render-hook-once.tsx';
import { useSearchTargets } from './use-search-targets.ts';

function found(keys: readonly string[], abilities: readonly string[] = []) {
  const items = keys.map((key) => ({ key, available: true }));
  const session = { menus: [{ items }], modules: [], abilities } as unknown as Session;
  const ways = renderHookOnce(() => useSearchTargets(session, 'c'));
  return {
    actions: ways.actions().map(({ id }) => id),
    screens: ways.screens().map(({ entry }) => entry.key),
  };
}

test('the search offers only actions that the user may start [NAV-08]', () => {
  const forms = ['platform/forms', 'platform/leads'];
  expect(found(forms).actions).toEqual(['export-leads']);
  expect(found(forms, [changeForms.ability]).actions).toEqual(['new-form', 'export-leads']);
  expect(found([], [changeForms.ability]).actions).toEqual([]);
});

test('the import of a client is found by super admins, also outside of a client [NAV-08] [BEY-07]', () => {
  const items = [{ key: 'super-admin/clients', available: true }];
  const session = { menus: [{ items }], modules: [], abilities: [] } as unknown as Session;
  const ways = renderHookOnce(() => useSearchTargets(session, 'c'));
  expect(ways.actions({ onlySuite: true })).toMatchObject([
    { id: 'import-client', address: '/super-admin/clients/import' },
  ]);
  expect(found(['platform/leads']).actions).not.toContain('import-client');
});

test('screens outside the menu are found by users with access; record pages are not listed [NAV-08]', () => {
  const contacts = ['profilehub/contacts'];
  expect(found(contacts).screens).toContain('profilehub/contacts/blocks');
  expect(found(contacts).screens).not.toContain('profilehub/contacts/create');
  const { screens } = found(contacts, [changeContacts.ability]);
  expect(screens).toContain('profilehub/contacts/create');
  expect(screens).not.toContain('profilehub/contacts');
  expect(screens.some((key) => key.includes('{'))).toBe(false);
  expect(found([]).screens).toEqual([]);
});

test('imports of demand, prospects and sales are found by users who may import [NAV-08] [OPP-01]', () => {
  const imports = (abilities: readonly string[]) =>
    found(['platform/opportunity'], abilities).screens.filter((key) => key.includes('/import/'));
  expect(imports([])).toEqual([]);
  expect(imports([manageProspects.ability])).toHaveLength(3);
});
