import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findWordingProblems } from './find-wording-problems.ts';
import { keyProblems } from './key-problems.ts';
import { languageProblems } from './language-problems.ts';
import { readNamespaces } from './read-namespaces.ts';
import { wordlessCodes } from './wordless-codes.ts';

const ROOT = join(import.meta.dirname, '..', '..');

const namespaces = readNamespaces(ROOT);
const sources = globSync('{platform,modules,suite}/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((path) => !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
const problems = [
  ...namespaces.flatMap(languageProblems),
  ...namespaces.flatMap(findWordingProblems),
  ...keyProblems(namespaces, sources),
  ...wordlessCodes(namespaces, sources),
];

for (const problem of problems) console.log(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
