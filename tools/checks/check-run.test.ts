import { join } from 'node:path';
import { expect, test } from 'vitest';

// By a variable: the plain script, which runs on any Node, has no types.
const script = join(import.meta.dirname, 'check-run.mjs');
const { runQuietly } = await import(script);

const HOLDS_THE_PIPE = `
  require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {
    stdio: 'inherit',
  }).unref();
  console.log('done');
  process.exit(0);
`;

test('a check that ended is over although a process that it left behind holds its output open', async () => {
  expect(await runQuietly(process.execPath, ['-e', HOLDS_THE_PIPE], 'a check')).toEqual({
    ok: true,
    output: 'done\n',
  });
});

test('a check that hangs is ended and fails with what it had said', async () => {
  const { ok, output } = await runQuietly(
    process.execPath,
    ['-e', `console.log('begun'); setInterval(() => {}, 1000)`],
    'a check',
    2000,
  );
  expect(ok).toBe(false);
  expect(output).toContain('begun');
  expect(output).toContain('a check took longer than 2 s and was ended');
});
