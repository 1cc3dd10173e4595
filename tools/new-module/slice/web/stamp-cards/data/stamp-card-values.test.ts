import { expect, test } from 'vitest';
import { stampCardEdits, toStampCardValues } from './stamp-card-values.ts';

const stored = {
  id: '019a8000-0000-7000-8000-000000000000',
  code: 'A-1',
  name: 'Early birds',
  level: 'silver',
  quantity: 12,
  startsOn: '2027-05-31',
  active: false,
  updatedAt: '2027-01-01T00:00:00.000Z',
  version: 3,
} as const;

test('the editor holds every field, and nothing that only the server writes', () => {
  const { id: _, updatedAt: __, version: ___, ...fields } = stored;
  expect(toStampCardValues(stored)).toEqual(fields);
});

test('a new record starts with empty values', () => {
  expect(toStampCardValues(null)).toEqual({
    code: '',
    name: '',
    level: 'bronze',
    quantity: null,
    startsOn: null,
    active: true,
  });
});

test('only changed fields are sent', () => {
  const before = toStampCardValues(stored);
  expect(stampCardEdits(before, { ...before, name: 'Night owls' })).toEqual({ name: 'Night owls' });
  expect(stampCardEdits(before, { ...before })).toEqual({});
});
