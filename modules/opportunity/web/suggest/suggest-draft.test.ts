import { expect, test } from 'vitest';
import type { Location } from '#modules/directory/contract/locations/location.ts';
import {
  DETAIL_FIELDS,
  draftFaults,
  EMPTY_DRAFT,
  kilometresBetween,
  readTypedHours,
  type SuggestDraft,
  suggestedChanges,
  toChangeRequestBody,
} from './suggest-draft.ts';

const week = { mon: [{ from: '09:00', to: '18:00' }], tue: [], wed: [], thu: [], fri: [] };
const location = {
  id: '019a0000-0000-7000-8000-000000000001',
  name: 'Löffelholz',
  street: 'Konviktstraße 21',
  postalCode: '79098',
  city: 'Freiburg',
  country: 'DE',
  phone: '',
  email: '',
  website: '',
  activity: '',
  affiliation: '',
  type: null,
  latitude: 47.9946,
  longitude: 7.8537,
  openingHours: { ...week, sat: [], sun: [] },
} as unknown as Location;
const draft = (given: Partial<SuggestDraft>): SuggestDraft => ({
  ...EMPTY_DRAFT,
  evidence: 'visited',
  ...given,
});

test('a move holds the fields that differ and no others [OPP-06]', () => {
  const moved = draft({
    kind: 'moved',
    texts: { street: ' Lammstraße 4 ', city: 'Freiburg', phone: '123' },
    position: [7.849, 48.1213],
  });
  expect(suggestedChanges(moved, location)).toEqual({
    street: 'Lammstraße 4',
    longitude: 7.849,
    latitude: 48.1213,
  });
  expect(toChangeRequestBody(moved, location)).toMatchObject({
    kind: 'moved',
    evidence: 'visited',
  });
});

test('hours of a day are typed as people write them [OPP-06]', () => {
  expect(readTypedHours('9–12, 14:00-18.30')).toEqual([
    { from: '09:00', to: '12:00' },
    { from: '14:00', to: '18:30' },
  ]);
  expect(readTypedHours('')).toEqual([]);
  for (const wrong of ['9', '9-25', '18-9', '9-12,11-14', '9:75-12', 'a-b', '9-10-11'])
    expect(readTypedHours(wrong)).toBeNull();
  const wrongData = draft({ kind: 'wrong-data', hours: { mon: '10-18' } });
  expect(suggestedChanges(wrongData, location).openingHours).toMatchObject({
    mon: [{ from: '10:00', to: '18:00' }],
    tue: [],
  });
});

test('each fault that prevents sending is reported at its field [OPP-06]', () => {
  const faults = (given: Partial<SuggestDraft>) => [...draftFaults(draft(given), location).keys()];
  expect(faults({ kind: 'moved' })).toEqual(['nothing']);
  expect(faults({ kind: 'duplicate', evidence: null })).toEqual(['duplicateOf', 'evidence']);
  expect(faults({ kind: 'wrong-data', texts: { phone: 'none', name: '' } })).toEqual([
    'name',
    'phone',
  ]);
  expect(faults({ kind: 'wrong-data', hours: { tue: 'nine' } })).toContain('hours.tue');
  expect(faults({ kind: 'closed' })).toEqual([]);
});

test('a server error on any field of the second step leads back to it [OPP-06]', () => {
  const { kind: _, texts: __, hours: ___, position: ____, ...ofStep } = EMPTY_DRAFT;
  expect(DETAIL_FIELDS).toEqual(expect.arrayContaining(Object.keys(ofStep)));
});

test('the distance of the new place is measured on the globe [OPP-06]', () => {
  expect(kilometresBetween([7.8537, 47.9946], [7.849, 48.1213])).toBeCloseTo(14.1, 1);
});
