import { pino } from 'pino';
import { expect, test } from 'vitest';
import {
  ConcurrencyLimit,
  TooManyWaiting,
} from '#platform/server/concurrency/concurrency-limit.ts';
import { CALL_PATIENCE_MS, currentPatience } from '#platform/server/database/statement-patience.ts';
import { NotifiedCache, type NotifiedCacheOptions } from './notified-cache.ts';

interface Thing {
  word: string;
}

function cacheOf(
  load: (key: string) => Promise<Thing | null>,
  given: Partial<NotifiedCacheOptions<Thing>> = {},
) {
  return new NotifiedCache<Thing>({
    load,
    tag: (key) => key.slice(0, 1),
    gate: new ConcurrencyLimit({ atOnce: 2, maxWaiting: 2 }),
    renewals: new ConcurrencyLimit({ atOnce: 2, maxWaiting: 2 }),
    log: pino({ level: 'silent' }),
    knownLimit: 3,
    unknownLimit: 3,
    ...given,
  });
}

const away = () => Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }));

test('a load has the statement timeout of a call, whatever starts it', async () => {
  const timeouts: number[] = [];
  const cache = cacheOf(async (word) => {
    timeouts.push(currentPatience().ms);
    return { word };
  });
  await cache.find('a');
  cache.forget('a');
  await cache.find('a');
  expect(timeouts).toEqual([CALL_PATIENCE_MS, CALL_PATIENCE_MS]);
});

test('concurrent callers share one load, and later callers need none', async () => {
  let loads = 0;
  const cache = cacheOf(async (word) => {
    loads += 1;
    return { word };
  });
  await Promise.all(Array.from({ length: 50 }, () => cache.find('a')));
  expect(cache.find('a')).toEqual({ word: 'a' });
  expect(loads).toBe(1);
});

test('a changed entry is read again before it is returned, and so is a missing one', async () => {
  let word: string | null = 'old';
  const cache = cacheOf(async () => (word === null ? null : { word }));
  expect(await cache.find('a1')).toEqual({ word: 'old' });
  word = 'new';
  expect(cache.find('a1')).toEqual({ word: 'old' });
  cache.forgetTagged('a');
  expect(await cache.find('a1')).toEqual({ word: 'new' });
  word = null;
  cache.forget('a1');
  expect(await cache.find('a1')).toBeNull();
  word = 'back';
  expect(cache.find('a1')).toBeNull();
  cache.forgetWhere((key) => key.startsWith('a'));
  expect(await cache.find('a1')).toEqual({ word: 'back' });
});

test('what changed while it was being read is read again', async () => {
  const values = ['before', 'after'];
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const cache = cacheOf(async () => {
    const word = values.shift() ?? '';
    if (word === 'before') await held;
    return { word };
  });
  const first = cache.find('a');
  cache.forget('a');
  release();
  expect(await first).toEqual({ word: 'before' });
  expect(await cache.find('a')).toEqual({ word: 'after' });
});

test('during a database outage known entries are returned and unknown ones fail', async () => {
  let load: () => Promise<Thing | null> = async () => ({ word: 'known' });
  const cache = cacheOf(() => load());
  await cache.find('a');
  load = away;
  cache.forgetWhere(() => true);
  expect(await cache.find('a')).toEqual({ word: 'known' });
  // After a failure it is not retried for a moment, so that callers do not wait each time.
  expect(cache.find('a')).toEqual({ word: 'known' });
  await expect(cache.find('b')).rejects.toThrow('gone');
});

test('a database that does not answer never delays callers of a known entry', async () => {
  let load: () => Promise<Thing | null> = async () => ({ word: 'known' });
  const cache = cacheOf(() => load());
  await cache.find('a');
  load = () => new Promise(() => {});
  cache.forget('a');
  expect(await cache.find('a')).toEqual({ word: 'known' });
  // Callers do not wait again while the load is still running.
  expect(cache.find('a')).toEqual({ word: 'known' });
});

test('a changed entry is read again while random keys are probed [TP-06]', async () => {
  let word = 'old';
  const cache = cacheOf((key) =>
    key.startsWith('x') ? new Promise(() => {}) : Promise.resolve({ word }),
  );
  await cache.find('a');
  for (let turn = 0; turn < 20; turn += 1) Promise.resolve(cache.find(`x${turn}`)).catch(() => {});
  word = 'new';
  cache.forget('a');
  expect(await cache.find('a')).toEqual({ word: 'new' });
});

test('a crowd before one change does not keep another from being read', async () => {
  let word = 'old';
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const cache = cacheOf(
    async (key) => {
      if (key === 'a' && word === 'new') await held;
      return { word };
    },
    { renewals: new ConcurrencyLimit({ atOnce: 1, maxWaiting: 0 }) },
  );
  await Promise.all([cache.find('a'), cache.find('b')]);
  word = 'new';
  cache.forgetWhere(() => true);
  const waiting = cache.find('a');
  expect(await cache.find('b')).toEqual({ word: 'old' });
  release();
  expect(await waiting).toEqual({ word: 'new' });
  expect(await cache.find('b')).toEqual({ word: 'new' });
});

test('an entry that has just been created is never returned as missing', async () => {
  let made = false;
  const cache = cacheOf((key) => {
    if (key.startsWith('x')) return new Promise(() => {});
    return Promise.resolve(made ? { word: key } : null);
  });
  expect(await cache.find('a')).toBeNull();
  for (let turn = 0; turn < 4; turn += 1) cache.find(`x${turn}`);
  made = true;
  cache.forget('a');
  await expect(cache.find('a')).rejects.toThrow(TooManyWaiting);
});

test('trying at random pushes out nothing that exists, and does not grow without end', async () => {
  const loadedKeys: string[] = [];
  const cache = cacheOf(async (key) => {
    loadedKeys.push(key);
    return key === 'real' ? { word: key } : null;
  });
  await cache.find('real');
  for (let turn = 0; turn < 100; turn += 1) await cache.find(`x${turn}`);
  expect(cache.find('real')).toEqual({ word: 'real' });
  await cache.find('x0');
  expect(loadedKeys.filter((key) => key === 'x0')).toHaveLength(2);
});

test('callers beyond the waiting limit are refused immediately', async () => {
  const loads: (() => void)[] = [];
  const cache = cacheOf((word) => new Promise((resolve) => loads.push(() => resolve({ word }))));
  const waiting = ['a', 'b', 'c', 'd'].map((key) => cache.find(key));
  await expect(cache.find('e')).rejects.toThrow(TooManyWaiting);
  while (loads.length > 0 || waiting.length > 0) {
    loads.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
    if (loads.length === 0) break;
  }
  expect(await Promise.all(waiting)).toHaveLength(4);
});
