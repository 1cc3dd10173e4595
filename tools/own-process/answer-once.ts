/** Runs the default export of a file and sends its result to the parent process. */
import { resolve } from 'node:path';

const [file = ''] = process.argv.slice(2);
const { default: work }: { default: () => Promise<unknown> } = await import(resolve(file));
const answer = await work();
process.send?.(answer, () => process.exit(0));
