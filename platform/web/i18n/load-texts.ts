import type { i18n } from 'i18next';

type Texts = Pick<i18n, 'language' | 'loadNamespaces' | 'reloadResources' | 'hasResourceBundle'>;

/** Whether the texts of a module are really loaded; i18next also reports failed ones as loaded. */
export function hasTexts(texts: Pick<Texts, 'language' | 'hasResourceBundle'>, owner: string) {
  return texts.hasResourceBundle(texts.language, owner);
}

/**
 * Loads the texts of modules or throws, because i18next ignores a file that fails to load. Retries files that failed
 * before, which i18next never does.
 */
export async function loadTexts(texts: Texts, owners: readonly string[]): Promise<void> {
  const missing = () => owners.filter((owner) => !hasTexts(texts, owner));
  await texts.loadNamespaces(owners);
  if (missing().length > 0) await texts.reloadResources([texts.language], missing());
  if (missing().length > 0) throw new Error(`texts did not load: ${missing().join(', ')}`);
}
