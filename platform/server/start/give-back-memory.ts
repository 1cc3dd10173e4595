import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Starting reads a thousand files and makes, in a demo, thousands of records. Most of it is never looked at again, but the
 * engine tidies up only when it is asked for more room, which in a house where nobody is in may take hours. Once, when
 * all stands, it is told to; from then on it takes as much as the work needs.
 */
export function giveBackMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as NodeJS.GCFunction;
  setFlagsFromString('--no-expose-gc');
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
