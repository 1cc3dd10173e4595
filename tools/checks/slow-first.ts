import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Test files that are small and take long. Vitest begins with the largest files of a project where it has no times of an
 * earlier run, so these would run last, with nothing beside them. A file that is missing here costs some seconds at the
 * end of a run. One that starts several processes has to stay where it is: at the beginning they would all start at once.
 */
const SLOW = ['tools/backup/backup.test.ts', 'suite/demo/demo-locator-pages.test.ts'];

export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = SLOW.findIndex((file) => moduleId.endsWith(`/${file}`));
      return at < 0 ? SLOW.length : at;
    };
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}
