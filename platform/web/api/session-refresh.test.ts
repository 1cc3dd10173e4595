import { expect, test, vi } from 'vitest';
import { createSessionRefresh } from './server.ts';

/** A browser with any number of tabs, which share storage, time and lock. */
function browser() {
  let time = 1_000;
  let queue: Promise<void> = Promise.resolve();
  const stored = new Map<string, string>();
  const trade = vi.fn(async () => {
    time += 10;
  });
  const tab = () =>
    createSessionRefresh({
      trade,
      withLock: (_name, work) => {
        const turn = queue.then(work);
        queue = turn.catch(() => {});
        return turn;
      },
      storage: {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, v) => stored.set(key, v),
      },
      now: () => time,
    });
  return { tab, trade, pass: (ms: number) => (time += ms), now: () => time };
}

test('five calls that meet an expired token refresh once [SES-02]', async () => {
  const { tab, trade, now } = browser();
  const refresh = tab();
  await Promise.all(Array.from({ length: 5 }, () => refresh(now())));
  expect(trade).toHaveBeenCalledOnce();
});

test('two tabs that find an expired token at the same time refresh it once [SES-02]', async () => {
  const { tab, trade, now } = browser();
  const [one, two] = [tab(), tab()];
  await Promise.all([one(now()), two(now())]);
  expect(trade).toHaveBeenCalledOnce();
});

test('a token that expires later is refreshed again', async () => {
  const { tab, trade, pass, now } = browser();
  const refresh = tab();
  await refresh(now());
  pass(900_000);
  await refresh(now());
  expect(trade).toHaveBeenCalledTimes(2);
});

test('a refused refresh rejects every waiting call, and the next call tries again', async () => {
  const { tab, trade, now } = browser();
  trade.mockRejectedValueOnce(new Error('refused'));
  const refresh = tab();
  const waiting = [refresh(now()), refresh(now())];
  await expect(Promise.allSettled(waiting)).resolves.toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ]);
  await refresh(now());
  expect(trade).toHaveBeenCalledTimes(2);
});
