import { expect, test } from 'vitest';
import { moduleAddress } from './describe-session.ts';

const config = {
  LEGACY_SUITE_URL: 'https://v1.example/',
  SUPER_ADMIN_URL: 'https://admin.example',
};
const opened = { module: 'touchpoints', clientId: 'c1' } as const;

test('a module opens by its product: here, in the legacy suite, or in the super admin app [GEN-05]', () => {
  expect(moduleAddress(config, { ...opened, product: 'v2' })).toBeNull();
  expect(moduleAddress(config, { ...opened, product: 'v1' })).toBe(
    'https://v1.example/clients/c1/touchpoints',
  );
  expect(moduleAddress(config, { ...opened, product: 'superadmin' })).toBe(
    'https://admin.example/clients/c1/touchpoints',
  );
});

test('without a configured address it opens here [GEN-05]', () => {
  expect(moduleAddress({}, { ...opened, product: 'v1' })).toBeNull();
});

test('a super admin without any client is led to the front of the super admin app [GEN-05]', () => {
  const nowhere = { module: 'superadmin', product: 'superadmin', clientId: '' } as const;
  expect(moduleAddress(config, nowhere)).toBe('https://admin.example');
});
