import { expect, test } from 'vitest';
import { isErased, leadName } from './lead-labels.ts';

const emptyIdentity = {
  firstname: null,
  lastname: null,
  email: null,
  phone: null,
  gender: null,
  address: null,
  zip: null,
  city: null,
  country: null,
};
const answer = {
  slug: 'size',
  name: 'Size',
  type: 'text',
  options: [],
  multiple: false,
  value: 'M',
};
const lead = {
  identity: emptyIdentity,
  fieldsValues: [answer],
  products: ['Cocotte'],
  form: 'Devis',
};

test('a lead is named after its sender, else after the requested product or the form [LEAD-02]', () => {
  const named = { ...lead, identity: { ...emptyIdentity, firstname: 'Odile', lastname: 'Aubin' } };
  expect(leadName(named)).toBe('Odile Aubin');
  expect(leadName({ ...lead, identity: { ...emptyIdentity, email: 'o@aubin.example' } })).toBe(
    'o@aubin.example',
  );
  expect(leadName(lead)).toBe('Cocotte');
  expect(leadName({ ...lead, products: [] })).toBe('Devis');
});

test('a lead of an erased person has no name, not even that of the requested product [LEAD-02]', () => {
  const erased = { ...lead, fieldsValues: [] };
  expect(isErased(erased)).toBe(true);
  expect(leadName(erased)).toBeUndefined();
});
