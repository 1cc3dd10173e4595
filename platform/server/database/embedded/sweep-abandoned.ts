import {
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { runningPostmaster } from './running-postmaster.ts';

const ORIGIN = 'origin';

/** Records which checkout the relocated data belongs to. */
export function noteOrigin(state: string, directory: string): void {
  writeFileSync(join(state, ORIGIN), `${directory}\n`);
}

/**
 * Removes what temporary directories left behind that are gone themselves. Others stay: a checkout that is not there
 * now may be on a disk that comes back.
 */
export function sweepAbandoned(elsewhere: string): void {
  const temporary = realpathSync(tmpdir()) + sep;
  for (const name of readdirSync(elsewhere)) {
    const state = join(elsewhere, name);
    const origin = originOf(state);
    if (!origin?.startsWith(temporary) || existsSync(origin)) continue;
    if (runningPostmaster(join(state, 'cluster'))) continue;
    rmSync(state, { recursive: true, force: true });
  }
}

function originOf(state: string): string | undefined {
  const file = join(state, ORIGIN);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}
