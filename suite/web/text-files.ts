import type { TextFiles } from '#platform/web/i18n/text-files.ts';

/** Every text of the suite, one file a language and owner; only the ones that are spoken are fetched. */
export const textFiles: TextFiles = import.meta.glob(
  [
    './suite/translations/*.json',
    './platform/translations/*.json',
    './modules/*/translations/*.json',
  ],
  { base: '../..', import: 'default' },
);
