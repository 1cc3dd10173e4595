import { expect, test } from 'vitest';
import { SCOPE_NAMES } from '#modules/accounts/contract/scope-names.ts';
import { beAtClient } from '#platform/contract/permission.ts';
import { ModuleRegistry } from '#platform/server/module-registry.ts';
import { modules } from '#suite/server/modules.ts';

const registry = new ModuleRegistry(modules);

test('every permission that an API key can have is named on the screen of the keys [BEY-05]', () => {
  const named = Object.keys(SCOPE_NAMES);
  // Those of described records are shown by their sentence, so that a new record needs no change of another module.
  const described = new Set(
    modules
      .flatMap(({ records = [] }) => records.flatMap(({ routes }) => routes))
      .map(({ call: { access } }) => (access.kind === 'client' ? access.may.ability : '')),
  );
  const given = [...registry.keyPermissions].filter(
    (ability) => ability !== beAtClient.ability && !described.has(ability),
  );
  // A missing one needs a line in SCOPE_NAMES and a text `accounts:scope.…` in six languages.
  expect(named.toSorted()).toEqual(given.toSorted());
});

test('a key can have no permission to manage users or keys [BEY-05]', () => {
  const reasons = registry.permissions.filter(({ notForKeys }) => notForKeys !== undefined);
  expect(reasons.map(({ ability }) => ability)).toEqual([
    'api-keys.manage',
    'associations.give',
    'users.manage',
  ]);
  for (const { ability } of reasons) expect(registry.keyPermissions.has(ability)).toBe(false);
});
