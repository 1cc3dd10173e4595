import { SUITE_MODULES } from '#platform/contract/navigation.ts';
import type { SuiteLabels } from '#platform/web/module/suite-labels.ts';

/** Names of menu items; equal names, such as the dashboards of two modules, get the module name as prefix. */
export function menuItemNames(
  keys: readonly string[],
  words: Pick<SuiteLabels, 'itemName' | 'moduleName'>,
): string[] {
  const names = keys.map((key) => words.itemName(key));
  const isTwice = (name: string) => names.indexOf(name) !== names.lastIndexOf(name);
  return keys.map((key, at) => {
    const name = names[at] ?? key;
    const module = SUITE_MODULES.find((one) => key.startsWith(`${one}/`));
    return module && isTwice(name) ? `${words.moduleName(module)} – ${name}` : name;
  });
}
