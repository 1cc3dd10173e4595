import { expect, test } from 'vitest';
import { email } from '#platform/contract/text/typed-values.ts';
import { type FormField, formFieldSchema } from '../form-field.ts';
import { validateAnswers } from './lead-submission.ts';

const field = (given: object): FormField => formFieldSchema.parse(given);
const options = [{ key: 'gift' }, { key: 'own_use' }];
const fields = [
  field({ key: 'name', type: 'text', required: true }),
  field({ key: 'mail', type: 'email' }),
  field({ key: 'tel', type: 'phone' }),
  field({ key: 'age', type: 'number' }),
  field({ key: 'born', type: 'date' }),
  field({ key: 'why', type: 'radio', options }),
  field({ key: 'ways', type: 'checkbox', options, multiple: true }),
  field({ key: 'terms', type: 'consent' }),
  field({ key: 'paper', type: 'file' }),
  field({
    key: 'wrapping',
    type: 'text',
    required: true,
    shownIf: [{ field: 'why', operator: 'equals', values: ['gift'] }],
  }),
];
const valuesOf = (answers: Record<string, unknown>) =>
  Object.fromEntries(
    validateAnswers(fields, answers).answered.map(({ field: { key }, value }) => [key, value]),
  );
const codesOf = (answers: Record<string, unknown>) =>
  validateAnswers(fields, { name: 'x', ...answers }).faults.map(
    ({ key, code }) => `${key} ${code}`,
  );

test('each answer is typed by its field, however a page, a server or a plain form writes it [LEAD-13]', () => {
  expect(
    valuesOf({
      name: ' Odile\nRenard ',
      mail: 'Odile@Post.Example',
      tel: '+33 (0)6 12 34 56 78',
      age: '4,5',
      born: '1987-02-28',
      why: ['own_use'],
      ways: 'gift',
      terms: 'on',
    }),
  ).toEqual({
    name: 'Odile Renard',
    mail: 'odile@post.example',
    tel: '+33 (0)6 12 34 56 78',
    age: 4.5,
    born: '1987-02-28',
    why: 'own_use',
    ways: ['gift'],
    terms: true,
    paper: null,
  });
});

test.each([
  [{ nobody_asked: 'x' }, 'nobody_asked fieldUnknown'],
  [{ constructor: 'x' }, 'constructor fieldUnknown'],
  [{ why: 'because' }, 'why choice'],
  [{ why: ['gift', 'own_use'], wrapping: 'x' }, 'why tooManyChosen'],
  [{ ways: ['gift', 'toString'] }, 'ways choice'],
  [{ mail: 'a@b' }, 'mail email'],
  [{ tel: '555-ROOF' }, 'tel phoneNumber'],
  [{ age: 'old' }, 'age number'],
  [{ age: 1e300 }, 'age max'],
  [{ born: '2026-02-30' }, 'born day'],
  [{ terms: 'maybe' }, 'terms yesOrNo'],
  [{ paper: '../etc/passwd' }, 'paper fileUnknown'],
  [{ name: 'x'.repeat(201) }, 'name maxLength'],
  [{ name: '  ' }, 'name required'],
  [{ name: ['x'] }, 'name notText'],
])('%o is refused at its field: %s [LEAD-13]', (answers, code) => {
  expect(codesOf(answers)).toEqual([code]);
});

test('a required field is enforced only where it is shown, and the value of a hidden field is dropped [FORM-04]', () => {
  expect(codesOf({ why: 'gift' })).toEqual(['wrapping required']);
  expect(codesOf({ why: 'own_use', wrapping: 'x'.repeat(9_999) })).toEqual([]);
  expect(valuesOf({ name: 'x', why: 'own_use', wrapping: 'red' })).not.toHaveProperty('wrapping');
});

test.each(['a@b.co', 'a..b@c.co', '.a@b.co', "o'neil@x.example", 'ä@b.co', 'a@-b.co', 'a b@c.co'])(
  'widget and server agree on whether %s is an e-mail [FORM-08]',
  (given) => {
    expect(codesOf({ mail: given }).length === 0).toBe(email.safeParse(given).success);
  },
);
