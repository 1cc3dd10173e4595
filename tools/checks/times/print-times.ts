/** Prints where the time of a test run went; `npm test` runs this last. */
import { readFileSync } from 'node:fs';
import { type JourneyReport, journeyTimes } from './journey-times.ts';
import type { TestTime } from './test-time.ts';
import { timeReport } from './time-report.ts';

const [fileTimes = '', journeyReport = ''] = process.argv.slice(2);
const files = read<TestTime[]>(fileTimes) ?? [];
const journeys = journeyTimes(read<JourneyReport>(journeyReport) ?? { suites: [] });
for (const line of ['', ...timeReport([...files, ...journeys])]) console.log(line);

/** A run that ended before writing has no report. */
function read<Content>(file: string): Content | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
