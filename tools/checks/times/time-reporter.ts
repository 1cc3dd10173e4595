import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import type { TestTime } from './test-time.ts';

/** Read by the time report at the end of `npm test`. */
const TEST_FILE_TIMES = '.test/vitest-times.json';

/**
 * Writes the time of each test file including imports and setup, because Vitest's own report covers only the tests.
 * Prints tests that needed a retry.
 */
export default class TimeReporter implements Reporter {
  readonly #times: TestTime[] = [];
  readonly #flaky: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#flaky.push(`${test.module.relativeModuleId}: ${test.name}`);
  }

  onTestModuleEnd(module: TestModule): void {
    const { setupDuration, collectDuration, duration } = module.diagnostic();
    this.#times.push({
      kind: module.project.name.startsWith('server') ? 'server' : 'unit',
      file: module.relativeModuleId,
      seconds: (setupDuration + collectDuration + duration) / 1000,
    });
  }

  onTestRunEnd(): void {
    mkdirSync(dirname(TEST_FILE_TIMES), { recursive: true });
    writeFileSync(TEST_FILE_TIMES, JSON.stringify(this.#times));
    for (const test of this.#flaky) process.stdout.write(`needed a second try: ${test}\n`);
  }
}
