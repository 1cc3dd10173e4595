import { expect, test } from 'vitest';
import type { Contact } from '#modules/profile-hub/contract/contact.ts';
import type { Criterion } from '#modules/profile-hub/contract/criterion.ts';
import { wrongFields } from '#platform/web/fields/form/form-faults.ts';
import { contactEdits, contactFormSchema, toContactValues } from './contact-values.ts';

const criterion = (slug: string, given: Partial<Criterion> = {}): Criterion => ({
  id: null,
  label: slug,
  slug,
  type: 'text',
  active: true,
  mandatory: false,
  options: [],
  source: 'custom',
  consent: false,
  version: 1,
  ...given,
});
const CRITERIA = [
  criterion('email', { source: 'GTR' }),
  criterion('gender', { source: 'GTR', type: 'closedUnique' }),
  criterion('birthdate', { source: 'GTR' }),
  criterion('owns', { type: 'closedMultiple' }),
  criterion('cooks_for', { type: 'closedUnique', mandatory: true }),
];
const contact = {
  id: 'a',
  criterias: {
    email: 'a@b.example',
    gender: 'female',
    birthdate: null,
    owns: [3, 4],
    cooks_for: 7,
  },
} as unknown as Contact;

test('form values are sent in the stored format, and only changed ones [PH-05]', () => {
  const before = toContactValues(contact, CRITERIA);
  expect(before).toEqual({
    email: 'a@b.example',
    gender: 'female',
    birthdate: null,
    owns: ['3', '4'],
    cooks_for: '7',
  });
  expect(contactEdits(before, { ...before }, CRITERIA)).toEqual({});
  expect(
    contactEdits(
      before,
      { ...before, email: ' ', owns: ['4'], gender: null, cooks_for: '8' },
      CRITERIA,
    ),
  ).toEqual({ email: null, owns: [4], gender: null, cooks_for: 8 });
});

test('a form reports what the call would refuse: an invalid e-mail address or a missing mandatory value [PH-05]', () => {
  const wrong = (values: object) =>
    Object.entries(
      wrongFields(contactFormSchema(CRITERIA), {
        ...toContactValues(contact, CRITERIA),
        ...values,
      }),
    ).map(([path, { code }]) => [path, code]);
  expect(wrong({})).toEqual([]);
  expect(wrong({ email: '' })).toEqual([]);
  expect(wrong({ cooks_for: null })).toEqual([['cooks_for', 'required']]);
  expect(wrong({ email: 'nobody' }).map(([path]) => path)).toEqual(['email']);
});
