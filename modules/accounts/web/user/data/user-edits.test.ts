import { expect, test } from 'vitest';
import { type UserValues, userEdits } from './use-user-form.ts';

const place = (id: string, detail = '') => ({
  kind: 'location' as const,
  id,
  name: id,
  detail,
  locations: 1,
  hasRepresentative: false,
  groupIds: [],
});
const before: UserValues = {
  firstName: 'Annegret',
  lastName: 'Lindenmüller',
  email: 'annegret@lindenmueller.example',
  defaultLocaleIsoCode: 'de',
  role: 'store_owner',
  associations: [place('oslo'), place('bergen')],
  menus: ['platform/leads', 'communication/reviews'],
  defaultModule: 'platform',
};

test('only changed values are sent [USR-03]', () => {
  expect(userEdits(before, { ...before, firstName: 'Anne', defaultModule: null })).toEqual({
    firstName: 'Anne',
    defaultModule: null,
  });
});

test('the same places and menus in another order are no change', () => {
  const after = {
    ...before,
    associations: [place('bergen', 'Bergen'), place('oslo')],
    menus: [...before.menus].reverse(),
  };
  expect(userEdits(before, after)).toEqual({});
});

test('associations are sent whole, by kind and id [USR-06]', () => {
  const after = { ...before, associations: [place('tromso')] };
  expect(userEdits(before, after)).toEqual({ associations: [{ kind: 'location', id: 'tromso' }] });
});
