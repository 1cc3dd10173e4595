import type { i18n } from 'i18next';
import { useEffect, useReducer } from 'react';
import type { TextReference } from '#platform/contract/text/text-keys.ts';
import { hasTexts, loadTexts } from '#platform/web/i18n/load-texts.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { translate } from '#platform/web/module/translate.ts';

export function referenceNamespaces(references: readonly TextReference[]): string[] {
  return [...new Set(references.map(({ key }) => key.split(':')[0] ?? ''))].sort();
}

export function translateReference(texts: i18n, { key, params }: TextReference): string {
  return translate(texts, key, params);
}

/** Texts for keys sent by the server; loads their module's texts first. Undefined until loaded. */
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
