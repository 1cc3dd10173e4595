import { expect, test } from 'vitest';
import { defineImportCalls } from '#platform/contract/imports/import-calls.ts';
import { BRAND_ROLES, definePermission } from '#platform/contract/permission.ts';
import { sheetFormats } from './file-step.tsx';

const given = {
  module: 'things',
  base: '/things/{uuid}',
  what: 'things',
  may: definePermission({
    ability: 'things.bring',
    sentence: 'All bring.',
    roles: BRAND_ROLES,
    everywhere: 'A test has no menu.',
  }),
} as const;

test('an import of any spreadsheet offers its files as both kinds [GEN-10]', () => {
  expect(sheetFormats(defineImportCalls(given))).toEqual(['csv', 'xlsx']);
});

test('an import that takes .csv only offers nothing that it would refuse [TP-08]', () => {
  expect(sheetFormats(defineImportCalls({ ...given, kinds: ['csv'] }))).toEqual(['csv']);
});
