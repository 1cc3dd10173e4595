/** Runs one bench in a process of its own, so that none warms up or fills the memory of the next. */
import { resolve } from 'node:path';
import type { Bench } from './measurement.ts';

const [file = ''] = process.argv.slice(2);
const { default: bench }: { default: Bench } = await import(resolve(file));
const measurements = await bench();
process.send?.(measurements, () => process.exit(0));
