import type { TestTime } from './test-time.ts';

/** The part of Playwright's JSON report that has times. */
export interface JourneyReport {
  suites: JourneySuite[];
}

interface JourneySuite {
  /** The file that runs, also of journeys that a helper declares for it. */
  file: string;
  suites?: JourneySuite[];
  specs?: {
    title: string;
    tests: { results: { duration: number }[] }[];
  }[];
}

export function journeyTimes({ suites }: JourneyReport): TestTime[] {
  return suites.flatMap(timesOfSuite);
}

function timesOfSuite({ file, suites = [], specs = [] }: JourneySuite): TestTime[] {
  const own = specs.map(({ title, tests }): TestTime => {
    const runs = tests.flatMap(({ results }) => results);
    const spent = runs.reduce((sum, { duration }) => sum + duration, 0);
    return { kind: 'journey', file: `e2e/${file}`, title, seconds: spent / 1000 };
  });
  return [...own, ...suites.flatMap(timesOfSuite)];
}
