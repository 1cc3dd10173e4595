import { expect, test, vi } from 'vitest';
import { createScreenKeysStore, findPressedScreenKey, type ScreenKey } from './use-screen-keys.ts';

const keys: ScreenKey[] = ['j', 'Enter'].map((key) => ({
  key,
  shown: key,
  what: key,
  run: () => {},
  repeats: key === 'j',
}));
const pressed = (key: string, more = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  defaultPrevented: false,
  ...more,
});
/** A fake focused element: it matches a selector that names it. */
const on = (element: string) => (selector: string) => selector.split(', ').includes(element);

test('a letter acts in either case, but not in a field or with Ctrl [REV-05] [GEN-06]', () => {
  expect(findPressedScreenKey(keys, pressed('J'), on('li'))?.key).toBe('j');
  expect(findPressedScreenKey(keys, pressed('j'), on('button'))?.key).toBe('j');
  expect(findPressedScreenKey(keys, pressed('j'), on('textarea'))).toBeUndefined();
  expect(findPressedScreenKey(keys, pressed('j', { ctrlKey: true }), on('li'))).toBeUndefined();
  expect(
    findPressedScreenKey(keys, pressed('j', { defaultPrevented: true }), on('li')),
  ).toBeUndefined();
  expect(findPressedScreenKey(keys, pressed('x'), on('li'))).toBeUndefined();
});

test('Enter on a button or a link presses that one and not the screen [GEN-06]', () => {
  expect(findPressedScreenKey(keys, pressed('Enter'), on('li'))?.key).toBe('Enter');
  expect(findPressedScreenKey(keys, pressed('Enter'), on('button'))).toBeUndefined();
  expect(findPressedScreenKey(keys, pressed('Enter'), on('a'))).toBeUndefined();
});

test('a key that is held down moves on, but sends once [REV-05]', () => {
  expect(findPressedScreenKey(keys, pressed('j', { repeat: true }), on('li'))?.key).toBe('j');
  expect(findPressedScreenKey(keys, pressed('Enter', { repeat: true }), on('li'))).toBeUndefined();
});

test('the help shows the keys of the screen that is open, and none after it closes', () => {
  const store = createScreenKeysStore();
  const listener = vi.fn();
  store.subscribe(listener);
  const part = { title: 'Reviews', rows: [] };
  const hideFirst = store.show(part);
  expect(store.read()).toBe(part);
  const next = { title: 'Contacts', rows: [] };
  const hideNext = store.show(next);
  hideFirst();
  expect(store.read()).toBe(next);
  hideNext();
  expect(store.read()).toBeUndefined();
  expect(listener).toHaveBeenCalledTimes(3);
});
