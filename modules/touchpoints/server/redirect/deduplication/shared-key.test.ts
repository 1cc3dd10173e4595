import { afterEach, expect, test, vi } from 'vitest';
import { Secrets } from '#platform/server/secrets/secrets.ts';
import { KEY_LIFE_MS, SharedKey } from './recent-visits.ts';

type Hear = (payload: string) => void;

/** Processes that receive messages immediately, or not at all. */
function processes() {
  const hearing = new Set<Hear>();
  const told: string[] = [];
  let cut = false;
  const secrets = new Secrets('a key that is only for this test, 32+');
  const live = {
    on: (_: string, hear: Hear) => {
      hearing.add(hear);
      return () => void hearing.delete(hear);
    },
    notify: async (_db: unknown, _channel: string, payload: string) => {
      if (cut) throw new Error('the database is away');
      told.push(payload);
      for (const hear of hearing) hear(payload);
    },
  };
  const database = { acrossClients: () => ({}) };
  const start = () => new SharedKey({ live, secrets, database } as never);
  return { start, told, cutOff: () => (cut = true), comeBack: () => (cut = false) };
}

afterEach(() => void vi.useRealTimers());

test('all processes use the key of the first one, including those that start later', () => {
  const { start } = processes();
  const [first, second] = [start(), start()];
  const key = first.now();
  expect(second.now()).toBe(key);
  const late = start();
  late.now();
  expect(late.now()).toBe(key);
  expect(first.now()).toBe(key);
});

test('the key expires after minutes and is never sent in plain text', () => {
  vi.useFakeTimers({ now: KEY_LIFE_MS * 1_000 });
  const { start, told } = processes();
  const [first, second] = [start(), start()];
  const key = first.now();
  vi.advanceTimersByTime(KEY_LIFE_MS);
  expect(second.now()).not.toBe(key);
  expect(first.now()).toBe(second.now());
  expect(told.join()).not.toContain(key);
});

test('processes that cannot notify each other use their own keys, and share one again afterwards', () => {
  vi.useFakeTimers({ now: KEY_LIFE_MS * 1_000 });
  const { start, cutOff, comeBack } = processes();
  const [first, second] = [start(), start()];
  cutOff();
  expect(first.now()).not.toBe(second.now());
  comeBack();
  vi.advanceTimersByTime(KEY_LIFE_MS);
  expect(first.now()).toBe(second.now());
});
