import { useEffect, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextReference } from '#platform/contract/text/text-reference.ts';
import { hasTexts, loadTexts } from '#platform/web/i18n/load-texts.ts';
import { referenceNamespaces, translateReference } from './translate-reference.ts';

/** Texts that the server only named: their module's texts are fetched first. Undefined until they are there. */
export function useReferencedTexts(
  references: readonly TextReference[],
): ((reference: TextReference) => string) | undefined {
  const { i18n } = useTranslation();
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const namespaces = referenceNamespaces(references);
  const missing = namespaces.filter((namespace) => !hasTexts(i18n, namespace)).join(' ');

  useEffect(() => {
    if (missing) loadTexts(i18n, missing.split(' ')).then(drawAgain, drawAgain);
  }, [i18n, missing]);

  return missing ? undefined : (reference) => translateReference(i18n, reference);
}
