import { afterEach, expect, test, vi } from 'vitest';

// Plain JavaScript, for it runs before anything is installed.
const { findBrowser } = await import(new URL('./find-browser.mjs', import.meta.url).href);

afterEach(() => void vi.unstubAllEnvs());

/** A machine with these files, each a working browser, whose commands install nothing. */
function machine(files: readonly string[], uid = 0) {
  const commands: string[] = [];
  return {
    commands,
    uid,
    exists: (file: string) => files.includes(file) || file === '/usr/bin/apt-get',
    run: (command: string, args: readonly string[]) => {
      if (args[0] === '--version') return { status: 0, stdout: 'Chromium 140' };
      commands.push([command, ...args].join(' '));
      return { status: 1, stdout: '' };
    },
  };
}

test('a browser that is on the machine is taken and nothing is installed', () => {
  vi.stubEnv('CHROMIUM_PATH', undefined);
  vi.stubEnv('CHROME_PATH', undefined);
  vi.stubEnv('PATH', '/opt/tools');
  const here = machine(['/opt/tools/chromium']);
  expect(findBrowser('node', here)).toBe('/opt/tools/chromium');
  expect(here.commands).toEqual([]);
});

test('the package of the system is tried before a download', () => {
  vi.stubEnv('CHROMIUM_PATH', undefined);
  vi.stubEnv('CHROME_PATH', undefined);
  vi.stubEnv('PATH', '/opt/tools');
  vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', '/opt/none');
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const bare = machine([]);
  expect(findBrowser('node', bare)).toBeUndefined();
  const kinds = bare.commands.map((command) => command.split(' ')[0]);
  expect(kinds).toEqual(['apt-get', 'apt-get', 'apt-get', 'node']);
  const withoutRights = machine([], 1000);
  findBrowser('node', withoutRights);
  expect(withoutRights.commands.map((command) => command.split(' ')[0])).toEqual(['node']);
});
