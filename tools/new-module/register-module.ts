/** Adds a module to the suite's list; the formatter sorts the imports afterwards. */
export function registerModule(list: string, given: { code: string; file: string }): string {
  const end = list.lastIndexOf('];');
  if (end < 0) throw new Error('the list of modules has no end');
  return `import { ${given.code} } from '${given.file}';\n${list.slice(0, end)}  ${given.code},\n${list.slice(end)}`;
}
