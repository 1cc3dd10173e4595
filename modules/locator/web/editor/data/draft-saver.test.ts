import { expect, test } from 'vitest';
import {
  defaultLocatorConfig,
  type LocatorConfig,
} from '#modules/locator/contract/locator-config.ts';
import { createDraftSaver } from './draft-saver.ts';

const empty = defaultLocatorConfig({ locales: ['en'], defaultLocale: 'en' });
const AT = '2026-11-17T12:04:00.000Z';

function saver(answer: (revision: number) => Promise<{ revision: number; at: string }>) {
  const sent: { radiusKm: number; revision: number }[] = [];
  const failures: unknown[] = [];
  let draft: LocatorConfig = empty;
  const made = createDraftSaver({
    stored: { config: empty, revision: 0 },
    read: () => draft,
    send(config, revision) {
      sent.push({ radiusKm: config.radiusKm, revision });
      return answer(revision);
    },
    onFailure: (error) => failures.push(error),
    pauseMs: 0,
  });
  const type = (radiusKm: number) => {
    draft = { ...empty, radiusKm };
    made.changed();
  };
  return { ...made, type, sent, failures };
}
const next = async (revision: number) => ({ revision: revision + 1, at: AT });

test('a draft is stored once typing pauses, each time upon the revision before [LOC-03]', async () => {
  const { type, sent, state, revision } = saver(next);
  type(60);
  type(70);
  expect(state()).toEqual({ kind: 'keeping' });
  await expect.poll(state).toEqual({ kind: 'kept', at: new Date(AT) });
  type(80);
  await expect.poll(revision).toBe(2);
  expect(sent).toEqual([
    { radiusKm: 70, revision: 0 },
    { radiusKm: 80, revision: 1 },
  ]);
});

test('edits typed while a draft is being saved are saved after it, not in parallel', async () => {
  const { promise, resolve } = Promise.withResolvers<{ revision: number; at: string }>();
  const { type, sent, flush } = saver((revision) => (revision === 0 ? promise : next(revision)));
  type(60);
  await expect.poll(() => sent.length).toBe(1);
  type(70);
  const stored = flush();
  expect(sent).toHaveLength(1);
  resolve({ revision: 1, at: AT });
  expect(await stored).toBe(true);
  expect(sent.at(-1)).toEqual({ radiusKm: 70, revision: 1 });
});

test('a refused draft is reported, and stored with the next change [LOC-03]', async () => {
  let isRefused = true;
  const { type, flush, state, failures } = saver(async (revision) => {
    if (isRefused) throw new Error('changed meanwhile');
    return next(revision);
  });
  type(60);
  expect(await flush()).toBe(false);
  expect(state()).toEqual({ kind: 'failed' });
  expect(failures).toHaveLength(1);
  isRefused = false;
  expect(await flush()).toBe(true);
  expect(state()).toEqual({ kind: 'kept', at: new Date(AT) });
});

test('an unchanged draft is not sent', async () => {
  const { type, flush, sent, state } = saver(next);
  type(empty.radiusKm);
  expect(await flush()).toBe(true);
  expect(sent).toEqual([]);
  expect(state()).toBeUndefined();
});
