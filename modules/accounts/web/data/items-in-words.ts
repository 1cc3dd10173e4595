import { SUITE_MODULES } from '#platform/contract/navigation.ts';
import type { SuiteWords } from '#platform/web/module/suite-words.ts';

/** Menu items by their names; two of one name, such as the dashboards of two modules, are told apart by their modules. */
export function itemsInWords(
  keys: readonly string[],
  words: Pick<SuiteWords, 'itemName' | 'moduleName'>,
): string[] {
  const names = keys.map((key) => words.itemName(key));
  const isTwice = (name: string) => names.indexOf(name) !== names.lastIndexOf(name);
  return keys.map((key, at) => {
    const name = names[at] ?? key;
    const module = SUITE_MODULES.find((one) => key.startsWith(`${one}/`));
    return module && isTwice(name) ? `${words.moduleName(module)} – ${name}` : name;
  });
}
