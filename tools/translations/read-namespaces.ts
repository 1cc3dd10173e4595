import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { flatten, LANGUAGES, type Namespace } from './namespace-texts.ts';

/** A folder's name is its namespace: `modules/leads/translations` holds `leads:…`. */
export function readNamespaces(root: string): Namespace[] {
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
