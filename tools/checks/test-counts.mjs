import { readFileSync } from 'node:fs';

/** Reads passed and failed counts from a test runner's report; undefined if it was not written. */
export function vitestCounts(file) {
  const report = readReport(file);
  if (!report) return undefined;
  // A file that cannot be loaded has no tests, so it counts as one failure.
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
  };
}

export function playwrightCounts(file) {
  const report = readReport(file);
  if (!report) return undefined;
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length };
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
