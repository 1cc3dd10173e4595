import { expect, test } from 'vitest';
import { type Answer, splitLeadAnswers } from './lead-answers.ts';

const answer = (slug: string, value: Answer['value'], type = 'text'): Answer => ({
  slug,
  name: slug,
  type,
  options: [],
  multiple: false,
  value,
});
const identity = {
  firstname: 'Odile',
  lastname: null,
  email: null,
  phone: null,
  gender: null,
  address: null,
  zip: null,
  city: 'Lyon',
  country: null,
};

test('the message comes first, and answers that repeat the identity are left out [LEAD-15]', () => {
  const fieldsValues = [
    answer('firstname', 'Odile'),
    answer('city', 'Bron'),
    answer('message', 'Bonjour', 'longText'),
    answer('more', 'Merci', 'longText'),
    answer('size', null),
  ];
  const { message, others } = splitLeadAnswers({ fieldsValues, identity });
  expect(message?.value).toBe('Bonjour');
  expect(others.map(({ slug }) => slug)).toEqual(['city', 'more']);
});
