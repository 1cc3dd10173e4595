/** Plays one fault in a process of its own: what it breaks must not reach the next. */
import { resolve } from 'node:path';
import type { Fault } from './finding.ts';

const [file = ''] = process.argv.slice(2);
const { default: fault }: { default: Fault } = await import(resolve(file));
const findings = await fault();
process.send?.(findings, () => process.exit(0));
