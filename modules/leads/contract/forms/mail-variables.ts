const VARIABLE = /\{([^{}\s]{1,40})\}/g;

/** Variables in a mail text that the mail does not define; they would appear in braces. */
export function unknownVariables(text: string, known: readonly string[]): string[] {
  const named = [...text.matchAll(VARIABLE)].map(([, name = '']) => name);
  return [...new Set(named.filter((name) => !known.includes(name)))];
}

/** A single pass: braces in a value typed by a visitor are not expanded. */
export function fillVariables(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(VARIABLE, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : whole,
  );
}
