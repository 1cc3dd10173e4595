import { useSuiteLabels } from '#platform/web/module/suite-labels.ts';
import { useLanguageNames } from '../../data/use-language-names.ts';
import type { ClientValues } from './client-values.ts';

/** Display text of a client field, to compare it with a concurrent change. */
export function useClientText() {
  const words = useSuiteLabels();
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
