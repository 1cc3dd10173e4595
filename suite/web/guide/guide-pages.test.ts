import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SUITE_MODULES } from '#platform/contract/navigation.ts';
import { webModules } from '../modules.ts';
import { findMenuPlace } from '../shell/current-place.ts';
import { findGuidePage, GUIDE_PAGES, isGuidePage } from './guide-pages.ts';
import { GUIDE_LANGUAGES, GUIDE_THEMES, type GuideLanguage, pictureFile } from './guide-picture.ts';
import { type Block, type GuidePage, parseGuidePage, type Span } from './parse-page.ts';

const REPOSITORY = join(import.meta.dirname, '../../..');
const GUIDE = join(REPOSITORY, 'docs/guide');
const MAX_PICTURE_BYTES = 3_400_000;

const texts: { language: GuideLanguage; id: string; words: number; page: GuidePage }[] =
  GUIDE_LANGUAGES.flatMap((language) =>
    GUIDE_PAGES.map(({ id }) => {
      const source = readFileSync(join(GUIDE, language, `${id}.md`), 'utf8');
      const words = source.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
      return { language, id, words, page: parseGuidePage(source, language) };
    }),
  );

/** What is wrong on each page, as `fr/leads: …`. */
function faults(find: (text: (typeof texts)[number]) => readonly string[]): string[] {
  return texts.flatMap((text) =>
    find(text).map((fault) => `${text.language}/${text.id}: ${fault}`),
  );
}

function spansOf(block: Block): Span[] {
  if (block.kind === 'list') return block.items.flat();
  return block.kind === 'paragraph' || block.kind === 'note' ? block.spans : [];
}

const spansOn = (page: GuidePage, kind: Span['kind']) =>
  page.blocks.flatMap(spansOf).filter((span) => span.kind === kind);

/** Every text of the screens in a language, without the plural forms and values that a reader sees filled in. */
function screenTexts(language: GuideLanguage): ReadonlySet<string> {
  const files = globSync(`{platform,suite,modules/*}/translations/${language}.json`, {
    cwd: REPOSITORY,
  });
  const read = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value as object).flatMap(read);
  return new Set(
    files.flatMap((file) => read(JSON.parse(readFileSync(join(REPOSITORY, file), 'utf8')))),
  );
}

test('every page exists in both languages, with the same headings, lists and pictures [BEY-08]', () => {
  for (const language of GUIDE_LANGUAGES)
    expect(readdirSync(join(GUIDE, language)).toSorted()).toEqual(
      GUIDE_PAGES.map(({ id }) => `${id}.md`).toSorted(),
    );
  const outline = (language: GuideLanguage) =>
    texts
      .filter((text) => text.language === language)
      .map(({ id, page }) => [
        id,
        ...page.blocks.map((block) => {
          if (block.kind === 'picture') return `picture ${block.name}`;
          return block.kind === 'list' ? `list of ${block.items.length}` : block.kind;
        }),
      ]);
  expect(outline('fr')).toEqual(outline('en'));
});

test('a page is short, begins with what the module is for and says what to do if something goes wrong [BEY-08]', () => {
  expect(
    faults(({ words, page }) => [
      ...(words < 300 || words > 600 ? [`${words} words`] : []),
      ...(page.blocks[0]?.kind === 'paragraph' ? [] : ['no introduction']),
      ...(page.blocks.filter(({ kind }) => kind === 'heading').length < 4 ? ['few headings'] : []),
      ...(page.blocks.some(({ kind }) => kind === 'picture') ? [] : ['no picture']),
    ]),
  ).toEqual([]);
});

test('every picture of a page exists in both themes, every file is used, and all of them stay small [BEY-08]', () => {
  const named = texts.flatMap(({ language, page }) =>
    page.blocks.flatMap((block) =>
      block.kind === 'picture'
        ? GUIDE_THEMES.map((theme) => pictureFile(block.name, language, theme))
        : [],
    ),
  );
  const files = readdirSync(join(GUIDE, 'pictures'));
  expect([...new Set(named)].toSorted()).toEqual(files.toSorted());
  const bytes = files.map((file) => readFileSync(join(GUIDE, 'pictures', file)).length);
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(MAX_PICTURE_BYTES);
});

test('every picture in the README exists [BEY-08]', () => {
  const named = [
    ...readFileSync(join(REPOSITORY, 'README.md'), 'utf8').matchAll(
      /(?:src="|\]\()([^")]+\.webp)/g,
    ),
  ].map(([, file = '']) => file);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((file) => !existsSync(join(REPOSITORY, file)))).toEqual([]);
});

test('links of the guide lead to screens and pages that exist [BEY-08]', () => {
  const screens = new Set<string>(
    webModules.flatMap(({ screens: own, suite }) => [...own, ...suite].map(({ path }) => path)),
  );
  expect(
    faults(({ page }) => [
      ...spansOn(page, 'screen').flatMap((span) =>
        span.kind === 'screen' && !screens.has(span.path) ? [`no screen ${span.path}`] : [],
      ),
      ...spansOn(page, 'page').flatMap((span) =>
        span.kind === 'page' && !isGuidePage(span.page) ? [`no page ${span.page}`] : [],
      ),
    ]),
  ).toEqual([]);
});

test('a button that a page names has exactly this text on the screen, in its language [BEY-08]', () => {
  const known = { en: screenTexts('en'), fr: screenTexts('fr') };
  expect(
    faults(({ language, page }) =>
      spansOn(page, 'button')
        .filter(({ text }) => !known[language].has(text))
        .map(({ text }) => text),
    ),
  ).toEqual([]);
});

test('the help of every screen opens the page of its module [BEY-08]', () => {
  const pageOf = (path: string) =>
    findGuidePage(
      findMenuPlace(webModules, `/clients/019a8000-0001-7000-8000-000000000001/${path}`),
    );
  expect(pageOf('platform/leads')).toBe('leads');
  expect(pageOf('platform/locator/revendeurs-fr')).toBe('locator');
  expect(pageOf('platform/opportunity/suggestions')).toBe('opportunity');
  expect(pageOf('profilehub/contacts/segments')).toBe('profile-hub');
  expect(pageOf('settings/locations/new')).toBe('settings');
  expect(pageOf('profile')).toBe('first-steps');
  const aboveClients = (path: string) => findGuidePage(findMenuPlace(webModules, `/${path}`));
  expect(aboveClients('super-admin/clients/import')).toBe('operations');
  expect(aboveClients('super-admin/audit')).toBe('operations');
  expect(aboveClients('super-admin/jobs')).toBe('statistics');
  expect(aboveClients('super-admin/storage')).toBe('statistics');
  const general = SUITE_MODULES.filter(
    (module) => findGuidePage({ module, item: undefined }) === 'first-steps',
  );
  expect(general).toEqual([]);
});
