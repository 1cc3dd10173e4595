import { expect, test } from 'vitest';
import { LANGUAGES } from '../translations/texts-of-namespace.ts';
import { moduleFiles } from './module-files.ts';
import { moduleName } from './module-name.ts';
import { registerModule } from './register-module.ts';

test('a module is named once and written as each place needs it', () => {
  expect(moduleName('gift-cards')).toEqual({
    folder: 'gift-cards',
    code: 'giftCards',
    words: 'Gift cards',
  });
});

test.each(['', 'GiftCards', 'gift_cards', '-gift', '../gift'])(
  '"%s" is no name for a module',
  (name) => {
    expect(() => moduleName(name)).toThrow('kebab-case');
  },
);

test('a new module has every part of the house and speaks all languages', () => {
  const files = Object.keys(moduleFiles(moduleName('gift-cards')));
  expect(files).toEqual([
    'README.md',
    'contract/menu.ts',
    'server/module.ts',
    'web/module.tsx',
    'web/texts.d.ts',
    ...LANGUAGES.map((language) => `translations/${language}.json`),
  ]);
});

test('a new module is mounted after the others', () => {
  const list = 'export const modules = [\n  leads,\n];\n';
  expect(
    registerModule(list, { code: 'giftCards', file: '#modules/gift-cards/server/module.ts' }),
  ).toBe(
    "import { giftCards } from '#modules/gift-cards/server/module.ts';\nexport const modules = [\n  leads,\n  giftCards,\n];\n",
  );
});
