import type { i18n } from 'i18next';

type Texts = Pick<i18n, 'language' | 'loadNamespaces' | 'reloadResources' | 'hasResourceBundle'>;

/** Whether the texts of an owner are really there: i18next also calls loaded what it has given up. */
export function hasTexts(texts: Pick<Texts, 'language' | 'hasResourceBundle'>, owner: string) {
  return texts.hasResourceBundle(texts.language, owner);
}

/**
 * Brings the texts of modules, or throws: i18next swallows a file that did not come, and a screen of bare keys helps
 * nobody. What has failed before is asked for once more, which i18next by itself never does.
 */
export async function loadTexts(texts: Texts, owners: readonly string[]): Promise<void> {
  const missing = () => owners.filter((owner) => !hasTexts(texts, owner));
  await texts.loadNamespaces(owners);
  if (missing().length > 0) await texts.reloadResources([texts.language], missing());
  if (missing().length > 0) throw new Error(`texts did not load: ${missing().join(', ')}`);
}
