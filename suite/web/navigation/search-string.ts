type Search = Record<string, unknown>;

/** Parses the query string as plain text: a repeated name is a list. Each screen validates what it reads. */
export function parseSearch(text: string): Search {
  const search = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(text))
    search.set(name, [...(search.get(name) ?? []), value]);
  // A name may be one that every object has: `constructor`.
  return Object.fromEntries(
    [...search].map(([name, values]) => [name, values.length > 1 ? values : values[0]]),
  );
}

export function stringifySearch(search: Search): string {
  const pairs = Object.entries(search).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => one !== undefined && one !== null)
      .map((one): [string, string] => [name, String(one)]),
  );
  const text = new URLSearchParams(pairs).toString();
  return text ? `?${text}` : '';
}
