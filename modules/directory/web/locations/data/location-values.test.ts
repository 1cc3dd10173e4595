import { expect, test } from 'vitest';
import { wrongFields } from '#platform/web/fields/form/form-faults.ts';
import { requiredFields } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { EMPTY_LOCATION, locationEdits, locationFormSchema } from './location-values.ts';

const filled = { ...EMPTY_LOCATION, name: 'Kjøkkenhjørnet', country: 'NO' };
const week = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
const row = (name: string, value: string) => ({ key: `${name} ${value}`, name, value });

test('a name and a country are enough [SUP-02]', () => {
  expect(wrongFields(locationFormSchema, filled)).toEqual({});
  expect(Object.keys(wrongFields(locationFormSchema, EMPTY_LOCATION))).toEqual(['name', 'country']);
});

test('an incomplete position is reported at the missing coordinate, and both are then required [SUP-02]', () => {
  const north = { ...filled, latitude: 59.9 };
  const east = { ...filled, longitude: 10.7 };
  expect(Object.keys(wrongFields(locationFormSchema, north))).toEqual(['longitude']);
  expect(Object.keys(wrongFields(locationFormSchema, east))).toEqual(['latitude']);
  const needed = requiredFields(locationFormSchema, { ...north, ...east, latitude: 59.9 });
  expect([...needed]).toEqual(expect.arrayContaining(['latitude', 'longitude']));
});

test('invalid hours are reported at their day and span', () => {
  const openingHours = {
    ...week,
    tue: [
      { from: '09:00', to: '13:00' },
      { from: '12:00', to: '18:00' },
    ],
    wed: [{ from: '9 am', to: '18:00' }],
  };
  const wrong = wrongFields(locationFormSchema, { ...filled, openingHours });
  expect(wrong).toMatchObject({
    'openingHours.tue': { code: 'spansOverlap' },
    'openingHours.wed.0.from': { code: 'clock' },
  });
});

test('invalid exceptions are reported at their row, whatever their order [LOC-06]', () => {
  const openingExceptions = [
    { date: '2026-12-26', spans: [] },
    { date: '2026-12-25', to: '2026-12-26', spans: [{ from: 'noon', to: '18:00' }] },
  ];
  const faulty = wrongFields(locationFormSchema, { ...filled, openingExceptions });
  expect(faulty).toMatchObject({ 'openingExceptions.1.spans.0.from': { code: 'clock' } });
  const twice = openingExceptions.map((one) => ({ ...one, spans: [] }));
  const wrong = wrongFields(locationFormSchema, { ...filled, openingExceptions: twice });
  expect(wrong).toMatchObject({ 'openingExceptions.0.date': { code: 'exceptionTwice' } });
});

test('photos in another order are a change [LOC-06]', () => {
  const photos = ['a', 'b'].map((fileId) => ({ fileId, alt: '' }));
  const before = { ...filled, photos };
  expect(locationEdits(before, { ...before, photos: photos.toReversed() })).toEqual({
    photos: photos.toReversed(),
  });
});

test('an attribute needs a name, and each name is unique', () => {
  const attributes = [row('Floor', '2'), row('', '120 m²'), row('Floor', '3'), row('', '')];
  expect(Object.keys(wrongFields(locationFormSchema, { ...filled, attributes }))).toEqual([
    'attributes.1.name',
    'attributes.2.name',
  ]);
});

test('only changed values are sent, and a position as a whole [SUP-02]', () => {
  const before = { ...filled, latitude: 59.9, longitude: 10.7, groupIds: ['a', 'b'] };
  const after = { ...before, city: 'Oslo', longitude: 10.8, groupIds: ['b', 'a'] };
  expect(locationEdits(before, after)).toEqual({ city: 'Oslo', latitude: 59.9, longitude: 10.8 });
  expect(locationEdits(before, before)).toEqual({});
});

test('an empty row is not an attribute', () => {
  expect(locationEdits(filled, { ...filled, attributes: [row('', ' ')] })).toEqual({});
});
