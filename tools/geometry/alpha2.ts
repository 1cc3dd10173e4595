/** Intl maps the atlas's three digits to the two-letter code. */
export function alpha2(id: string | number | undefined): string | undefined {
  if (id === undefined) return undefined;
  const [tag] = Intl.getCanonicalLocales(`und-${String(id).padStart(3, '0')}`);
  return tag?.match(/-([A-Z]{2})$/)?.[1];
}
