import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '../../platform/contract/locale.ts';

/** One text of the platform or the suite in all languages, where a journey does not know which is read. */
export function allTexts(room: 'platform' | 'suite', key: string): string[] {
  return LOCALES.map((locale) => {
    const file = join(import.meta.dirname, '..', '..', room, 'translations', `${locale}.json`);
    return JSON.parse(readFileSync(file, 'utf8'))[key];
  });
}
