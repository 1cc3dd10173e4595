import { expect, test } from 'vitest';
import { journeyTimes } from './journey-times.ts';
import type { TestTime } from './test-time.ts';
import { timeReport } from './time-report.ts';

const server = (file: string, seconds: number): TestTime => ({ kind: 'server', file, seconds });
const journey = (file: string, title: string, seconds: number): TestTime => ({
  kind: 'journey',
  file,
  title,
  seconds,
});

test('the ten slowest test files and journeys are listed, slowest first', () => {
  const files = Array.from({ length: 12 }, (_, at) =>
    server(`modules/leads/server/${at}.test.ts`, at),
  );
  const lines = timeReport([...files, journey('e2e/leads/leads.journey.ts', 'a lead', 7.25)]);
  expect(lines.slice(0, 11)).toEqual([
    'The slowest 10',
    '  11.0 s  modules/leads/server/11.test.ts',
    '  10.0 s  modules/leads/server/10.test.ts',
    '   9.0 s  modules/leads/server/9.test.ts',
    '   8.0 s  modules/leads/server/8.test.ts',
    '   7.3 s  e2e/leads/leads.journey.ts › a lead',
    '   7.0 s  modules/leads/server/7.test.ts',
    '   6.0 s  modules/leads/server/6.test.ts',
    '   5.0 s  modules/leads/server/5.test.ts',
    '   4.0 s  modules/leads/server/4.test.ts',
    '   3.0 s  modules/leads/server/3.test.ts',
  ]);
});

test('each module has a line that marks an exceeded limit, and those over it are named; the platform has no limit', () => {
  const lines = timeReport([
    server('modules/leads/server/a.test.ts', 40),
    server('modules/leads/server/b.test.ts', 21),
    server('modules/directory/server/a.test.ts', 60),
    server('platform/server/jobs/a.test.ts', 90),
    { kind: 'unit', file: 'tools/bench/a.test.ts', seconds: 1 },
    journey('e2e/directory/a.journey.ts', 'a', 59),
  ]);
  expect(lines.slice(-5)).toEqual([
    '  directory  server tests   60.0 s  journeys   59.0 s',
    '  leads      server tests   61.0 s  journeys    0.0 s  over the limit',
    '  platform   server tests   90.0 s  journeys    0.0 s',
    '',
    'Modules over the limit: leads',
  ]);
});

test('the time of a journey includes all its attempts, in any group', () => {
  const file = 'leads/leads.journey.ts';
  const spec = (title: string, ...durations: number[]) => ({
    title,
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const report = {
    suites: [
      { file, specs: [spec('one', 500)], suites: [{ file, specs: [spec('two', 1_000, 500)] }] },
    ],
  };
  expect(journeyTimes(report)).toEqual([
    journey('e2e/leads/leads.journey.ts', 'one', 0.5),
    journey('e2e/leads/leads.journey.ts', 'two', 1.5),
  ]);
});

test('a run without tests has an empty report', () => {
  expect(timeReport([])).toEqual([]);
});
