import { useEffect, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { webModules } from '../modules.ts';

/** The names of menu lines lie with their modules' texts: those are fetched before the menus are drawn. */
export function useModuleTexts(isNeeded: (lineModule: string) => boolean): boolean {
  const { i18n } = useTranslation();
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const missing = webModules
    .filter(({ lines }) => lines.some(({ module }) => isNeeded(module)))
    .map(({ name }) => name)
    .filter((name) => !i18n.hasLoadedNamespace(name))
    .join(' ');

  useEffect(() => {
    if (missing) void i18n.loadNamespaces(missing.split(' ')).then(drawAgain);
  }, [i18n, missing]);

  return missing === '';
}
