import { expect, test } from 'vitest';
import { type AddressPartForm, findAddressFault, findAddressPartFault } from './page-address.ts';

const UUID = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';

test.each<[AddressPartForm, string]>([
  ['uuid', UUID],
  ['hex', 'a1'],
  ['hex24', '65e2f0a1c94b7d0018aa3c5f'],
  ['slug', 'maison-aubrac-2'],
  ['word', 'campaign'],
  [['accept', 'reject'], 'reject'],
])('%s takes %s [NAV-03]', (form, text) => {
  expect(findAddressPartFault(form, text)).toBeUndefined();
});

test.each<[AddressPartForm, string]>([
  ['uuid', 'not-a-uuid-at-all'],
  ['hex', 'xyz'],
  ['hex', ''],
  ['hex24', '65e2f0a1c94b7d0018aa3c5g'],
  ['hex24', '../../api/user/logout/..'],
  ['slug', 'Maison Aubrac'],
  ['slug', '-maison'],
  ['word', '1'],
  [['accept', 'reject'], 'dance'],
  [['accept', 'reject'], ''],
])('%s does not take %j [NAV-03]', (form, text) => {
  expect(findAddressPartFault(form, text)).toEqual({ kind: 'form' });
});

test('an id with a missing character is reported by its length [NAV-03]', () => {
  expect(findAddressPartFault('hex24', '65e2f0a1c94b7d0018aa3c5')).toEqual({
    kind: 'length',
    has: 23,
    needs: 24,
  });
  expect(findAddressPartFault('uuid', UUID.slice(1))).toEqual({
    kind: 'length',
    has: 35,
    needs: 36,
  });
});

test('the first invalid part of an address is reported', () => {
  const forms = { type: 'word', id: 'uuid' } as const;
  expect(findAddressFault(forms, { type: 'campaign', id: UUID })).toBeUndefined();
  expect(findAddressFault(forms, { type: '7', id: 'x' })).toEqual({ kind: 'form' });
  expect(findAddressFault(forms, { type: 'campaign' })).toEqual({ kind: 'form' });
});
