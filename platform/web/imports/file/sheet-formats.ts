import type { ImportCalls } from '#platform/contract/imports/import-calls.ts';

/** What a template or a file of wrong lines can be fetched as: only what the import takes back. */
export function sheetFormats({ check }: Pick<ImportCalls, 'check'>): ('csv' | 'xlsx')[] {
  return (['csv', 'xlsx'] as const).filter((format) => check.upload.kinds.includes(format));
}
