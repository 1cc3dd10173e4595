import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Small test files that take long. Without times of an earlier run, Vitest starts with the largest files, so these
 * would run last and alone. A missing entry costs some seconds at the end of a run. A file that starts several
 * processes must not be listed, because all would start at the same time.
 */
const SLOW = ['tools/backup/backup.test.ts', 'suite/demo/locators/demo-locator-pages.test.ts'];

export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = SLOW.findIndex((file) => moduleId.endsWith(`/${file}`));
      return at < 0 ? SLOW.length : at;
    };
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}
