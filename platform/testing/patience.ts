/**
 * How long tests wait, in milliseconds: far above what anything takes, because a busy machine must not fail a test.
 * The configurations of Vitest and Playwright read it; no test says a time of its own.
 */
export const patience = {
  /** For a condition that comes soon: `until`, `expect.poll`, an expectation in a browser. */
  condition: 60_000,
  test: 180_000,
  journey: 300_000,
  /** For all journeys together, on a machine that is several times slower than ours. */
  allJourneys: 45 * 60_000,
};
