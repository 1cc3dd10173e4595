import { expect, test } from 'vitest';
import { personPattern } from './mentions.ts';

const person = {
  clientId: '',
  contactIds: ['0123456789abcdef01234567'],
  refs: ['lead-1'],
  emails: ['an.o+x@mail.example'],
  phones: ['+43662550139'],
  names: ['O"Hara'],
};
const found = new RegExp(personPattern(person).found, 'i');

test('a person is found by e-mail, phone and id anywhere in a text [PH-17]', () => {
  for (const text of [
    '{"to":"AN.O+X@mail.example"}',
    'write to an.o+x@mail.example.',
    '{"note":"Hello\\nan.o+x@mail.example"}',
    '?email=an.o%2Bx%40mail.example',
    'tel:+43662550139',
    '/profilehub/contacts/0123456789abcdef01234567',
    '{"leadId":"lead-1"}',
    '{"file":"an.o+x@mail.example.csv"}',
    'an.o+x@mail.example.xlsx.zip',
  ])
    expect(text).toMatch(found);
});

test('a longer address, number or id belongs to another person [PH-17]', () => {
  for (const text of [
    'jan.o+x@mail.example',
    'an.o+x@mail.example.org',
    'an.o+x@mail.examples',
    'an.o+x@mail.example.csv.org',
    'an.o+x@mail.example.csvs',
    '+436625501390',
    'a0123456789abcdef01234567',
    '{"leadId":"lead-12"}',
  ])
    expect(text).not.toMatch(found);
});

test('a person is not found by name alone, nor without any address or id [PH-17]', () => {
  expect('O"Hara').not.toMatch(found);
  const emptyPattern = personPattern({
    ...person,
    contactIds: [],
    refs: [],
    emails: [],
    phones: [],
  });
  expect('anything').not.toMatch(new RegExp(emptyPattern.found));
});
