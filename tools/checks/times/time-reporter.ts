import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import type { TestTime } from './test-time.ts';

/** What `npm test` tells at its end. */
const TEST_FILE_TIMES = '.test/vitest-times.json';

/**
 * Writes how long each test file took, with its imports and its house: Vitest's own report has its tests alone. Prints the tests
 * that needed a second try.
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
