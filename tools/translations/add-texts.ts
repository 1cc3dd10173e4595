/**
 * Adds texts in all six languages, so that no language is forgotten and files stay sorted. Run `npm run add-texts
 * platform < texts.json`, where texts.json is { "table.empty": { "en": "…", "fr": "…", "es": "…", "it": "…", "de": "…",
 * "no": "…" } } and the argument is `platform`, `suite` or a module's folder name.
 */
import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LANGUAGES = ['en', 'fr', 'es', 'it', 'de', 'no'];
type Tree = { [key: string]: string | Tree };

const [owner] = process.argv.slice(2);
if (!owner) throw new Error('usage: npm run add-texts <platform|suite|module> < texts.json');
const folder = join(
  import.meta.dirname,
  '..',
  '..',
  owner === 'platform' || owner === 'suite' ? owner : `modules/${owner}`,
  'translations',
);
const texts: Record<string, Record<string, string>> = JSON.parse(readFileSync(0, 'utf8'));

for (const [key, text] of Object.entries(texts)) {
  const missing = LANGUAGES.filter((language) => !text[language]);
  if (missing.length > 0) throw new Error(`${key} lacks ${missing.join(', ')}`);
}

mkdirSync(folder, { recursive: true });
withLock(join(folder, '.lock'), () => {
  for (const language of LANGUAGES) {
    const file = join(folder, `${language}.json`);
    const tree = readTree(file);
    for (const [key, text] of Object.entries(texts))
      put(tree, key.split('.'), text[language] ?? '');
    writeFileSync(file, `${JSON.stringify(sorted(tree), null, 2)}\n`);
  }
});

function readTree(file: string): Tree {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

function put(tree: Tree, [head, ...rest]: string[], text: string): void {
  if (head === undefined) return;
  if (rest.length === 0) {
    tree[head] = text;
    return;
  }
  const branch = tree[head];
  const next = typeof branch === 'object' ? branch : {};
  tree[head] = next;
  put(next, rest, text);
}

function sorted(tree: Tree): Tree {
  return Object.fromEntries(
    Object.entries(tree)
      .sort(([a], [b]) => a.localeCompare(b, 'en'))
      .map(([key, value]) => [key, typeof value === 'object' ? sorted(value) : value]),
  );
}

/** A directory is the lock: making one is atomic, so two writers take turns. */
function withLock(lock: string, work: () => void): void {
  for (let tries = 0; ; tries += 1) {
    try {
      mkdirSync(lock);
      break;
    } catch {
      if (tries > 200) throw new Error(`${lock} is held by another writer`);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 25);
    }
  }
  try {
    work();
  } finally {
    rmdirSync(lock);
  }
}
