/**
 * Test timeouts in milliseconds, far above the usual duration so that a busy machine fails no test. The configurations
 * of Vitest and Playwright read them; tests set no timeouts themselves.
 */
export const patience = {
  /** For a condition that comes soon: `until`, `expect.poll`, an expectation in a browser. */
  condition: 60_000,
  test: 180_000,
  journey: 300_000,
  /** For all journeys together, on a machine that is several times slower than ours. */
  allJourneys: 45 * 60_000,
};
