import type { ImportCalls } from '#platform/contract/imports/import-calls.ts';

/** Download formats for a template or the invalid lines: only formats that the import accepts. */
export function sheetFormats({ check }: Pick<ImportCalls, 'check'>): ('csv' | 'xlsx')[] {
  return (['csv', 'xlsx'] as const).filter((format) => check.upload.kinds.includes(format));
}
