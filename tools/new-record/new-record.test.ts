import { expect, test } from 'vitest';
import { sliceNames } from '../new-module/slice-names.ts';
import { LANGUAGES } from '../translations/namespace-texts.ts';
import { givenFields, namingField } from './given-fields.ts';
import { menuItem, mountOnServer, mountOnWeb } from './mount-record.ts';
import { contractCode, migrationCode, type NewRecord } from './record-code.ts';
import { newRecordTexts } from './record-texts.ts';

const giftCard: NewRecord = {
  ...sliceNames(['loyalty', 'gift-card']),
  fields: givenFields(['name:text', 'value:money', 'endsOn:day', 'level:silver,gold']),
  migration: '2027-03-01-07',
  item: 'platform/loyalty',
  roles: 'BRAND_ROLES',
  screen: 'platform/loyalty/gift-cards',
};

test('fields are read from the command line; the first text names the record and is required', () => {
  const fields = givenFields(['quantity:whole', 'title:text', 'code:key', 'email:email:required']);
  expect(fields.map(({ name, kind, isRequired }) => [name.snake, kind, isRequired])).toEqual([
    ['quantity', 'whole', false],
    ['title', 'text', true],
    ['code', 'key', true],
    ['email', 'email', true],
  ]);
  expect(namingField(fields).name.camel).toBe('title');
  expect(givenFields(['endsOn:day', 'name:text'])[0]?.name.snake).toBe('ends_on');
});

test.each([
  ['name', 'is not a field'],
  ['Name:text', 'is not a field'],
  ['name:colour', 'is not a field'],
  ['level:choice', 'is not a field'],
  ['id:text', 'every record has its own id'],
  ['day:day:required', 'only texts'],
])('the field %s is refused with the reason', (given, reason) => {
  expect(() => givenFields(['name:text', given])).toThrow(reason);
});

test('a record without text, with a field twice or with two keys is refused', () => {
  expect(() => givenFields(['size:whole'])).toThrow('names it');
  expect(() => givenFields(['name:text', 'name:text'])).toThrow('twice');
  expect(() => givenFields(['a:key', 'b:key'])).toThrow('one key');
});

test('the menu item is the first one at a client, and never shown to roles bound to locations', () => {
  const line = (key: string, module: string, roles: string) =>
    `  { key: '${key}', module: '${module}', roles: ${roles} },\n`;
  expect(menuItem(line('a/b', 'superadmin', 'X') + line('c/d', 'platform', 'ROLES'))).toEqual({
    item: 'c/d',
    roles: 'BRAND_ROLES',
  });
  expect(() => menuItem(line('a/b', 'superadmin', 'X'))).toThrow('no menu item');
});

test('a record joins the lists of its module, which keep what they have', () => {
  const server =
    "export const loyalty = defineModule({\n  name: 'loyalty',\n  migrations: [one, ...all(topics, ['x'])],\n});\n";
  const mounted = mountOnServer(server, giftCard);
  expect(mounted).toContain("[one, ...all(topics, ['x']), createGiftCardsMigration,]");
  expect(mounted).toContain('records: [recordServer(giftCard)],');
  const web = "const group = 'loyalty:menu.group';\ndefineWebModule({\n  screens: [],\n});\n";
  const twice = mountOnWeb(mountOnWeb(web, giftCard), {
    ...giftCard,
    screen: giftCard.item,
  });
  expect(twice.match(/ path: '[^']+'/g)).toEqual([
    " path: 'platform/loyalty/gift-cards'",
    " path: 'platform/loyalty'",
  ]);
  expect(twice.match(/section:/g)).toHaveLength(1);
});

test('a record of four fields needs at most twenty texts, each in six languages', () => {
  const texts = newRecordTexts({ ...giftCard, fields: giftCard.fields.slice(0, 3) });
  expect(Object.keys(texts).length).toBeLessThanOrEqual(20);
  for (const text of Object.values(newRecordTexts(giftCard)))
    expect(LANGUAGES.filter((language) => !text[language])).toEqual([]);
});

test('a table of persons is registered by e-mail, and its values stay out of the audit log', () => {
  const guest = { ...giftCard, fields: givenFields(['name:text', 'email:email:required']) };
  expect(contractCode(guest)).toContain("persons: { emails: ['email'] }");
  expect(contractCode(guest)).toContain('...mandatoryEmailField');
  expect(migrationCode(guest, { isFirst: false })).toContain("hidden: ['name', 'email']");
  expect(contractCode(giftCard)).toContain('holdsNone');
});
