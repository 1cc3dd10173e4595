/** Runs what a file exports by default, and says what it answers to the process that asked. */
import { resolve } from 'node:path';

const [file = ''] = process.argv.slice(2);
const { default: work }: { default: () => Promise<unknown> } = await import(resolve(file));
const answer = await work();
process.send?.(answer, () => process.exit(0));
