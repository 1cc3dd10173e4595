import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { hasTexts, loadTexts } from '#platform/web/i18n/load-texts.ts';
import { SuiteLabelsContext } from '#platform/web/module/suite-labels.ts';
import { translate } from '#platform/web/module/translate.ts';
import { webModules } from '../modules.ts';
import { MODULE_NAMES } from './module-names.ts';

/** Provides screens with the names of all modules and menu items of the suite. */
export function SuiteLabelsProvider({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation();
  const words = useMemo(() => {
    const names = webModules.map(({ name }) => name);
    const lines = new Map(webModules.flatMap((one) => one.lines.map((line) => [line.key, line])));
    return {
      moduleName: (module: keyof typeof MODULE_NAMES) => t(MODULE_NAMES[module]),
      itemName: (key: string) => {
        const line = lines.get(key);
        return line ? translate(i18n, line.label) : key;
      },
      owners: ['platform', ...names],
      areHere: () => names.every((name) => hasTexts(i18n, name)),
      fetch: () => loadTexts(i18n, names),
    };
  }, [t, i18n]);
  return <SuiteLabelsContext value={words}>{children}</SuiteLabelsContext>;
}
