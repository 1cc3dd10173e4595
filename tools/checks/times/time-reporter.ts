import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import type { TestTime } from './test-time.ts';

/** What `npm test` tells at its end. */
const TEST_FILE_TIMES = '.test/vitest-times.json';

/** Writes how long each test file took, with its imports and its house: Vitest's own report has its tests alone. */
export default class TimeReporter implements Reporter {
  readonly #times: TestTime[] = [];

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
  }
}
