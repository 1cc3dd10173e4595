import { expect, test } from 'vitest';
import type { JobState, JobSummary } from '#platform/contract/jobs.ts';
import { createJobWatch } from './job-watch.ts';

const job = (id: string, state: JobState) => ({ id, state }) as JobSummary;
const idsOf = (jobs: JobSummary[]) => jobs.map(({ id }) => id);

test('a job that ends while the page is open is reported once; one that ended before is not [GEN-10]', () => {
  const watch = createJobWatch();
  expect(watch.newlyEnded('a', [job('old', 'done'), job('new', 'running')])).toEqual([]);
  const ended = [job('old', 'done'), job('new', 'failed')];
  expect(idsOf(watch.newlyEnded('a', ended))).toEqual(['new']);
  expect(watch.newlyEnded('a', ended)).toEqual([]);
});

test('a job started here that ends before the first list is read is reported [GEN-10]', () => {
  const watch = createJobWatch();
  watch.expect('quick');
  const jobs = [job('old', 'done'), job('quick', 'done')];
  expect(idsOf(watch.newlyEnded('a', jobs))).toEqual(['quick']);
  expect(watch.newlyEnded('a', jobs)).toEqual([]);
});

test('a job that ended before its start was confirmed is reported when the same list is read again [GEN-10]', () => {
  const watch = createJobWatch();
  const jobs = [job('old', 'done'), job('quick', 'done')];
  expect(watch.newlyEnded('a', jobs)).toEqual([]);
  watch.expect('quick');
  expect(idsOf(watch.newlyEnded('a', jobs))).toEqual(['quick']);
});

test('what can be done after a job is known by its id, for those that were started here', () => {
  const watch = createJobWatch();
  const undo = { label: 'Undo', onClick: () => {} };
  watch.expect('mine', undo);
  watch.expect('plain');
  expect([watch.afterOf('mine'), watch.afterOf('plain'), watch.afterOf('other')]).toEqual([
    undo,
    undefined,
    undefined,
  ]);
});

test('jobs that ended before in another client are not reported when that client is opened', () => {
  const watch = createJobWatch();
  watch.newlyEnded('a', []);
  expect(watch.newlyEnded('b', [job('theirs', 'done')])).toEqual([]);
});
