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

test('all processes go by the key of who came first, those that start later too', () => {
  const { start } = processes();
  const [first, second] = [start(), start()];
  const key = first.now();
  expect(second.now()).toBe(key);
  const late = start();
  late.now();
  expect(late.now()).toBe(key);
  expect(first.now()).toBe(key);
});

test('it is forgotten after minutes, and never told in the clear', () => {
  vi.useFakeTimers({ now: KEY_LIFE_MS * 1_000 });
  const { start, told } = processes();
  const [first, second] = [start(), start()];
  const key = first.now();
  vi.advanceTimersByTime(KEY_LIFE_MS);
  expect(second.now()).not.toBe(key);
  expect(first.now()).toBe(second.now());
  expect(told.join()).not.toContain(key);
});

test('while nobody can be told, each goes by its own, and by one again afterwards', () => {
  vi.useFakeTimers({ now: KEY_LIFE_MS * 1_000 });
  const { start, cutOff, comeBack } = processes();
  const [first, second] = [start(), start()];
  cutOff();
  expect(first.now()).not.toBe(second.now());
  comeBack();
  vi.advanceTimersByTime(KEY_LIFE_MS);
  expect(first.now()).toBe(second.now());
});
