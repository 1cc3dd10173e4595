import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findWordingProblems } from './find-wording-problems.ts';
import { keyProblems } from './key-problems.ts';
import { languageProblems } from './language-problems.ts';
import { flatten, LANGUAGES, type Namespace } from './namespace-texts.ts';
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

/** A folder's name is its namespace: `modules/leads/translations` holds `leads:…`. */
function readNamespaces(root: string): Namespace[] {
  const owners = new Set(
    globSync('{platform,suite,modules/*}/translations/*.json', { cwd: root }).map((file) =>
      dirname(dirname(file)),
    ),
  );
  return [...owners].sort().map((owner) => {
    const read = LANGUAGES.flatMap((language) => {
      const file = join(root, owner, 'translations', `${language}.json`);
      return existsSync(file) ? [[language, flatten(JSON.parse(readFileSync(file, 'utf8')))]] : [];
    });
    return { name: owner.replace('modules/', ''), languages: Object.fromEntries(read) };
  });
}
