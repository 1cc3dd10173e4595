import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listSourceFiles } from '../architecture/list-source-files.ts';
import { faultyExpressions } from './faulty-expressions.ts';

/** Production code: no tests, no build code, and not the published widgets, whose sources are checked. */
const CODE = /^(?:platform|modules|suite)\/.*\.tsx?$/;
const NOT_RUN = /\.test\.tsx?$|\.d\.ts$|\/testing\/|\/published\/|^suite\/web\/chunk-groups\.ts$/;

const root = join(import.meta.dirname, '..', '..');
const sources = listSourceFiles(root)
  .filter((path) => CODE.test(path) && !NOT_RUN.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
const faults = faultyExpressions(sources);
for (const { where, reason } of faults) console.log(`${where} ${reason}`);
process.exitCode = faults.length > 0 ? 1 : 0;
