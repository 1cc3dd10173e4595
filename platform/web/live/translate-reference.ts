import type { i18n } from 'i18next';
import type { TextReference } from '#platform/contract/text/text-reference.ts';
import { translate } from '#platform/web/module/translate.ts';

export function referenceNamespaces(references: readonly TextReference[]): string[] {
  return [...new Set(references.map(({ key }) => key.split(':')[0] ?? ''))].sort();
}

export function translateReference(texts: i18n, { key, params }: TextReference): string {
  return translate(texts, key, params);
}
