import { expect, test } from 'vitest';
import { formFieldSchema } from '#modules/forms/contract/form-field.ts';
import { keyFollowing } from '../components/field-names.tsx';

const fields = [
  formFieldSchema.parse({ key: 'text', type: 'text' }),
  formFieldSchema.parse({ key: 'nom', type: 'text' }),
];

test('the key of a new field follows its label until the user enters another key [FORM-04]', () => {
  const form = { fields };
  expect(keyFollowing(form, { key: 'text', before: '', label: 'N' })).toBe('n');
  expect(keyFollowing(form, { key: 'text', before: '', label: 'Nom' })).toBe('nom_2');
  expect(keyFollowing(form, { key: 'own', before: 'Nom', label: 'Nom de famille' })).toBe('own');
});
