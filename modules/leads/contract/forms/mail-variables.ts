const VARIABLE = /\{([^{}\s]{1,40})\}/g;

/** What a text of a mail names that the mail does not know: it would stand there in braces for everybody to see. */
export function unknownVariables(text: string, known: readonly string[]): string[] {
  const named = [...text.matchAll(VARIABLE)].map(([, name = '']) => name);
  return [...new Set(named.filter((name) => !known.includes(name)))];
}

/** Gone through once: braces that stand in a name which a visitor has typed are words and nothing else. */
export function fillVariables(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(VARIABLE, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : whole,
  );
}
