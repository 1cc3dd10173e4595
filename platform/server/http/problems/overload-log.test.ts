import { expect, onTestFinished, test, vi } from 'vitest';
import { TooManyWaiting } from '../../concurrency/concurrency-limit.ts';
import { createLog } from '../../log/create-log.ts';
import { logOverload } from './problem-answer.ts';

test('a burst of refusals logs one warning immediately and their count a minute later, for each route', () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const lines: string[] = [];
  const log = createLog({
    level: 'info',
    destination: { write: (line) => void lines.push(line) },
  });
  const refused = () => lines.splice(0).map((line) => JSON.parse(line));
  const refuse = (route: string, times: number) => {
    for (let turn = 0; turn < times; turn += 1) logOverload(log, route, new TooManyWaiting());
  };
  refuse('/map/tile', 500);
  refuse('/map/picture', 1);
  expect(refused()).toMatchObject([
    { level: 40, route: '/map/tile', refused: 1 },
    { level: 40, route: '/map/picture', refused: 1 },
  ]);
  vi.advanceTimersByTime(60_000);
  expect(refused()).toMatchObject([{ level: 40, route: '/map/tile', refused: 499 }]);
  refuse('/map/tile', 1);
  expect(refused()).toMatchObject([{ route: '/map/tile', refused: 1 }]);
});
