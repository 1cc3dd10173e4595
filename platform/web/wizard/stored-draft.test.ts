import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { forgetDraft, readDraft, storeDraft } from './stored-draft.tsx';

const schema = z.object({ name: z.string() });
const at = new Date('2026-11-15T03:41:00Z');
let stored: Map<string, string>;
const storage = () =>
  ({
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }) as Storage;
const refusing = (): Storage => {
  throw new Error('denied');
};

beforeEach(() => {
  stored = new Map();
});

test('a draft is restored with the time it was stored [USR-02]', () => {
  expect(storeDraft(storage, 'one', { draft: { name: 'Torbjørn' }, at })).toBe(true);
  expect(readDraft(storage, 'one', schema, at)).toEqual({ draft: { name: 'Torbjørn' }, at });
});

test('after a week a draft is gone', () => {
  storeDraft(storage, 'one', { draft: { name: 'Torbjørn' }, at });
  const later = new Date(at.getTime() + 8 * 24 * 60 * 60 * 1000);
  expect(readDraft(storage, 'one', schema, later)).toBeUndefined();
});

test('a draft of another version is not read', () => {
  storeDraft(storage, 'one', { draft: { title: 1 }, at });
  expect(readDraft(storage, 'one', schema, at)).toBeUndefined();
});

test('a forgotten draft is gone', () => {
  storeDraft(storage, 'one', { draft: { name: 'Torbjørn' }, at });
  forgetDraft(storage, 'one');
  expect(readDraft(storage, 'one', schema, at)).toBeUndefined();
});

test('a browser that refuses storage is reported and causes no error', () => {
  expect(storeDraft(refusing, 'one', { draft: {}, at })).toBe(false);
  expect(readDraft(refusing, 'one', schema, at)).toBeUndefined();
  expect(() => forgetDraft(refusing, 'one')).not.toThrow();
});
