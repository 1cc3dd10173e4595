import { useEffect, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { hasTexts, loadTexts } from '#platform/web/i18n/load-texts.ts';
import { webModules } from '../modules.ts';

/** The names of menu lines lie with their modules' texts: without those the menus are not drawn, and never as bare keys [GEN-08]. */
export function useModuleTexts(isNeeded: (lineModule: string) => boolean): boolean {
  const { i18n } = useTranslation();
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const missing = webModules
    .filter(({ lines }) => lines.some(({ module }) => isNeeded(module)))
    .map(({ name }) => name)
    .filter((name) => !hasTexts(i18n, name))
    .join(' ');

  useEffect(() => {
    if (!missing) return;
    // The page that needs the missing texts reports the error.
    loadTexts(i18n, missing.split(' ')).then(drawAgain, drawAgain);
  }, [i18n, missing]);

  return missing === '';
}
