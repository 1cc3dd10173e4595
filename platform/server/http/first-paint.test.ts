import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withFirstPaint } from './web-files.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const built = await readFile(join(ROOT, 'suite', 'web', 'index.html'), 'utf8');
const page = withFirstPaint(built, { locale: 'no', title: 'Logg inn', text: 'Ett & <alt>' });

test('the page contains its texts, its language and its description, all of them escaped [GEN-02]', () => {
  expect(page).toContain('<html lang="nb" data-words-in="no">');
  expect(page).toContain('<title>Logg inn · Comptoir</title>');
  expect(page).toContain('<meta name="description" content="Ett &amp; &lt;alt&gt;" />');
  expect(page).toContain('<h1>Logg inn</h1><p>Ett &amp; &lt;alt&gt;</p>');
});

test('the script is loaded with low priority', () => {
  expect(page).toContain('<script type="module" fetchpriority="low"');
});

test('every class of the first paint is one that the web has styles for', async () => {
  const styles = await readFile(join(ROOT, 'platform/web/theme/entrance.css'), 'utf8');
  const classes = [...page.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  expect(classes.length).toBeGreaterThan(0);
  expect(classes.filter((name) => !styles.includes(`.${name} {`))).toEqual([]);
});
