import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '../../platform/contract/locale.ts';

/**
 * Returns one text of the platform or the suite in all languages, for a journey that does not know the user's language.
 */
export function allTexts(room: 'platform' | 'suite', key: string): string[] {
  return LOCALES.map((locale) => {
    const file = join(import.meta.dirname, '..', '..', room, 'translations', `${locale}.json`);
    return JSON.parse(readFileSync(file, 'utf8'))[key];
  });
}
