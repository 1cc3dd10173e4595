import { expect, test } from 'vitest';
import type { JobSummary } from '#platform/contract/jobs.ts';
import { overallProgress, secondsLeft, withProgress } from './job-watch.ts';

function job(given: Partial<JobSummary>): JobSummary {
  return {
    id: 'a',
    clientId: 'c',
    kind: 'zip',
    state: 'running',
    done: 0,
    total: null,
    note: null,
    title: { key: 'touchpoints:zip', params: {} },
    cancelRequested: false,
    result: null,
    errorCode: null,
    createdAt: '2026-10-01T08:00:00Z',
    startedAt: '2026-10-01T08:00:00Z',
    endedAt: null,
    ...given,
  };
}
const news = {
  id: 'a',
  clientId: 'c',
  state: 'running',
  done: 131,
  total: 214,
  note: null,
} as const;

test('news of a job changes its bar and leaves the others [GEN-10]', () => {
  const after = withProgress([job({ id: 'b' }), job({ id: 'a' })], news);
  expect(after?.map(({ done }) => done)).toEqual([0, 131]);
  expect(after?.[1]?.title.key).toBe('touchpoints:zip');
});

test('progress of an unknown job requires the list to be reloaded', () => {
  expect(withProgress([job({ id: 'b' })], news)).toBeUndefined();
});

test('the ring shows all running work, and nothing when none runs', () => {
  expect(overallProgress([job({ done: 1, total: 2 }), job({ id: 'b', total: null })])).toBe(0.25);
  expect(overallProgress([job({ state: 'done', done: 2, total: 2 })])).toBeUndefined();
});

test('the time left follows the pace so far', () => {
  const now = Date.parse('2026-10-01T08:00:30Z');
  expect(secondsLeft(job({ done: 60, total: 100 }), now)).toBe(20);
  expect(secondsLeft(job({ done: 0, total: 100 }), now)).toBeUndefined();
  expect(
    secondsLeft(job({ done: 1, total: 100 }), Date.parse('2026-10-01T08:00:01Z')),
  ).toBeUndefined();
});
