import { expect, test } from 'vitest';
import {
  type ListPlace,
  openedFrom,
  placeKey,
  readListPlace,
  storeListPlace,
} from './list-place.ts';

function storage(): () => Storage {
  const stored = new Map<string, string>();
  const made = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  } as Storage;
  return () => made;
}

const place = (at: number): ListPlace => ({ search: '', question: { limit: 50 }, index: 3, at });
const ofClient = placeKey('camille', 'directory.locations', 'aubrac');
const ofAll = placeKey('camille', 'directory.every-location', null);

test('a record leads back to the list that one was opened from last [SUP-02]', () => {
  const tab = storage();
  expect(openedFrom(tab, [ofClient, ofAll])).toBe(ofClient);
  storeListPlace(tab, ofAll, place(1));
  expect(openedFrom(tab, [ofClient, ofAll])).toBe(ofAll);
  storeListPlace(tab, ofClient, place(2));
  expect(openedFrom(tab, [ofClient, ofAll])).toBe(ofClient);
});

test('a list position is not shared between clients or users', () => {
  const tab = storage();
  storeListPlace(tab, ofClient, place(1));
  for (const [user, client] of [
    ['camille', 'nasbinals'],
    ['ottilie', 'aubrac'],
  ] as const)
    expect(readListPlace(tab, placeKey(user, 'directory.locations', client))).toBeUndefined();
});

test('a storage that is closed costs the arrows, not the way to the record', () => {
  const closed = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  storeListPlace(closed, ofClient, place(1));
  expect(readListPlace(closed, ofClient)).toBeUndefined();
});

test('the position of a list inside another page is stored with that page, under the list’s key [PH-03]', () => {
  const tab = storage();
  const part = { to: '/segments/7', label: 'Norway', scope: { segment: '7' } };
  storeListPlace(tab, ofClient, { ...place(1), part });
  expect(readListPlace(tab, ofClient)?.part).toEqual(part);
  storeListPlace(tab, ofClient, place(2));
  expect(readListPlace(tab, ofClient)?.part).toBeUndefined();
});
