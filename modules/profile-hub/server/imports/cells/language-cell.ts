import { LOCALES, languageTag } from '#platform/contract/locale.ts';
import { CellFault, type ReadCell } from '#platform/server/imports/import-column.ts';
import { normalizeForComparison } from '#platform/server/imports/normalize-for-comparison.ts';

const TAG = /^([a-z]{2,3})(?:[-_]([a-z]{2}))?$/i;

let names: Map<string, string> | undefined;

/** The language of a person: de, de-AT, German, Allemand. */
export const languageCell: ReadCell<string> = (text) => {
  names ??= languagesByName();
  const named = names.get(normalizeForComparison(text));
  if (named) return named;
  const [, language = '', country] = TAG.exec(text) ?? [];
  if (!isLanguage(language.toLowerCase())) return new CellFault('profile-hub.language');
  const plain = asSaid(language.toLowerCase());
  return country ? `${plain}-${country.toUpperCase()}` : plain;
};

const english = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
/** There are at most 27³ codes; finding a name takes longer than all other readers of a line together. */
const known = new Map<string, boolean>();

function isLanguage(code: string): boolean {
  const isKnown = known.get(code) ?? (code !== '' && english.of(code) !== undefined);
  known.set(code, isKnown);
  return isKnown;
}

/** Norwegian is one language here. */
function asSaid(code: string): string {
  return code === 'nb' || code === 'nn' ? 'no' : code;
}

const SPOKEN =
  'en fr es it de no nb nn sv da fi nl pt pl cs sk hu ro bg el tr ru uk hr sl sr et lv lt ga ca eu gl ar he zh ja ko'.split(
    ' ',
  );

function languagesByName(): Map<string, string> {
  const found = new Map<string, string>();
  for (const locale of LOCALES) {
    const inIt = new Intl.DisplayNames(languageTag(locale), { type: 'language' });
    for (const code of SPOKEN) {
      const name = normalizeForComparison(inIt.of(code) ?? code);
      if (!found.has(name)) found.set(name, asSaid(code));
    }
  }
  return found;
}
