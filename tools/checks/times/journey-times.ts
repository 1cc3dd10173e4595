import type { TestTime } from './test-time.ts';

/** The part of Playwright's JSON report that has times. */
export interface JourneyReport {
  suites: JourneySuite[];
}

interface JourneySuite {
  suites?: JourneySuite[];
  specs?: {
    title: string;
    file: string;
    tests: { results: { duration: number }[] }[];
  }[];
}

export function journeyTimes({ suites }: JourneyReport): TestTime[] {
  return suites.flatMap(timesOfSuite);
}

function timesOfSuite({ suites = [], specs = [] }: JourneySuite): TestTime[] {
  const own = specs.map(({ title, file, tests }): TestTime => {
    const runs = tests.flatMap(({ results }) => results);
    const spent = runs.reduce((sum, { duration }) => sum + duration, 0);
    return { kind: 'journey', file: `e2e/${file}`, title, seconds: spent / 1000 };
  });
  return [...own, ...suites.flatMap(timesOfSuite)];
}
