import { expect, test } from 'vitest';
// @ts-expect-error A plain script, since it runs on any Node: it has no types.
import { runQuietly } from './check-run.mjs';

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

test('a check that hangs is ended and fails with its output so far', async () => {
  const { ok, output } = await runQuietly(
    process.execPath,
    ['-e', `console.log('begun'); setInterval(() => {}, 1000)`],
    'a check',
    { limitMs: 2000 },
  );
  expect(ok).toBe(false);
  expect(output).toContain('begun');
  expect(output).toContain('a check took longer than 2 s and was ended');
});
