import { expect, test } from 'vitest';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { ChunkError } from '#platform/web/module/load-chunk.tsx';
import { problemKind } from './screen-states.tsx';

const answered = (status: number) => new ProblemError({ code: 'ANY', status });

test.each([
  ['a refusal is a closed page', answered(403), 'closed'],
  [
    'a module that opens in another product is no matter of the user’s role [GEN-05]',
    new ProblemError({ code: 'MODULE_OPENS_ELSEWHERE', status: 403 }),
    'elsewhere',
  ],
  ['what the server does not know is nothing', answered(404), 'nothing'],
  ['code that did not arrive is a part missing [GEN-08]', new ChunkError('cut'), 'chunk'],
  ['any other answer is a failure', answered(500), 'failed'],
  ['a fault of the page itself is a failure', new TypeError('oops'), 'failed'],
] as const)('%s', (_, error, kind) => {
  expect(problemKind(error)).toBe(kind);
});
