import { type NameForms, nameForms } from './name-forms.ts';

export interface SliceNames {
  module: NameForms;
  record: NameForms;
  records: NameForms;
}

const KEBAB_CASE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** PostgreSQL truncates names at 63 characters, and suffixes are added. */
const LONGEST = 30;
/** Reserved words of TypeScript or SQL. */
const RESERVED_WORDS = new Set(
  `all and any array as asc break case catch check class column const continue create default delete desc distinct do
  else end enum export extends false fetch finally for foreign from function grant group having if import in index
  instanceof into leading limit new not null offset on only or order package primary private protected public references
  return select static super switch table then this throw to trailing true try typeof union unique user using var void
  when where while window with yield`.split(/\s+/),
);

/** Schemas and namespaces that do not belong to a module. */
const RESERVED_MODULES = new Set(['platform', 'suite', 'pgboss']);

/** `npm run new-module loyalty`, `… loyalty card`, or with an irregular plural: `… school child children`. */
export function sliceNames([module = '', record, records]: readonly string[]): SliceNames {
  const one = record ?? singularize(module) ?? 'entry';
  const many = records ?? pluralize(one);
  for (const name of [module, one, many]) requireName(name);
  if (RESERVED_MODULES.has(module))
    throw new Error(`"${module}" is what the house itself is called: choose another name`);
  if (one === many)
    throw new Error(`"${one}" is one and many at once: give another plural as the third name`);
  return { module: nameForms(module), record: nameForms(one), records: nameForms(many) };
}

function requireName(name: string): void {
  if (!KEBAB_CASE.test(name))
    throw new Error(
      `"${name}" is not a name for a folder: write it in kebab-case, like gift-cards`,
    );
  if (name.length > LONGEST)
    throw new Error(`"${name}" is too long: at most ${LONGEST} letters find room in a database`);
  if (RESERVED_WORDS.has(name))
    throw new Error(
      `"${name}" is a word that TypeScript or SQL keep for themselves: choose another`,
    );
}

/** Regular English plural. */
function pluralize(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

/** The singular of a plural word; undefined if it is not plural. */
function singularize(word: string): string | undefined {
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^su]s$/.test(word) ? word.slice(0, -1) : undefined;
}
