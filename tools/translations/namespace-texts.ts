export const LANGUAGES = ['en', 'fr', 'es', 'it', 'de', 'no'] as const;
export type Language = (typeof LANGUAGES)[number];

export type TextTree = { [key: string]: string | TextTree };
/** A namespace in one language, flat: `table.noResults` → the text. */
export type Texts = ReadonlyMap<string, string>;

export interface Namespace {
  name: string;
  languages: Partial<Record<Language, Texts>>;
}

export function flatten(tree: TextTree, before = ''): Texts {
  return new Map(
    Object.entries(tree).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string'
        ? [[before + key, value]]
        : [...flatten(value, `${before + key}.`).entries()],
    ),
  );
}

/** `count_one`, `count_many` and `count_other` are one key to code that uses `count`. */
export function withoutPlural(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, '');
}
