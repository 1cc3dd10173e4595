import { fork } from 'node:child_process';
import { join } from 'node:path';

/**
 * Runs the default export of a file in a separate process, so that its caches, memory and failures do not affect the
 * next. Returns undefined if the process ended without a result.
 */
export function inOwnProcess<Answer>(
  file: string,
  nodeOptions: readonly string[] = [],
): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const child = fork(join(import.meta.dirname, 'answer-once.ts'), [file], {
      execArgv: [...nodeOptions],
    });
    let answer: Answer | undefined;
    child.once('message', (message) => {
      answer = message as Answer;
    });
    child.once('exit', () => resolve(answer));
  });
}
