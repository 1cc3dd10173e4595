import { fork } from 'node:child_process';
import { join } from 'node:path';

/**
 * What the default export of a file answers, in a process of its own: what it warms up, fills or breaks does not reach
 * the next. Undefined where the process ended without an answer.
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
