import { useSuiteWords } from '#platform/web/module/suite-words.ts';
import { useLanguageNames } from '../../data/use-language-names.ts';
import type { ClientValues } from './client-values.ts';

/** Any part of a client in words, to be read beside what somebody else has saved. */
export function useClientWords() {
  const words = useSuiteWords();
  const { nameOf } = useLanguageNames();
  return (path: keyof ClientValues, values: ClientValues): string => {
    switch (path) {
      case 'modules':
        return values.modules.map(({ module }) => words?.moduleName(module) ?? module).join(', ');
      case 'locales':
        return values.locales.map(nameOf).join(', ');
      case 'defaultLocale':
        return nameOf(values.defaultLocale);
      default:
        return values[path];
    }
  };
}
