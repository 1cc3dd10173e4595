import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['firefox-esr', 'firefox'];
const PLACES = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** Finds an installed Firefox that runs. None is downloaded, because the tool works with any version. */
export function findFirefox() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env.FIREFOX_PATH, ...onPath, ...PLACES].find(
    (file) => file && existsSync(file) && runs(file),
  );
}

/** A file of that name may be a stub that only says where to get the real one. */
function runs(file) {
  const { status, stdout } = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 60_000 });
  return status === 0 && /firefox/i.test(stdout);
}
