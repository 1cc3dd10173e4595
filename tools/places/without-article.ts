const ARTICLES = new Set([
  'le',
  'la',
  'les',
  'el',
  'los',
  'las',
  'il',
  'lo',
  'the',
  'den',
  'de',
  'het',
  'l',
  's',
  'a',
  'o',
]);

/** La Rochelle is also found as Rochelle, and ’s-Hertogenbosch without its ’s. */
export function withoutArticle(words: readonly string[]): string | undefined {
  const [first, ...rest] = words;
  const key = rest.join('');
  return first !== undefined && ARTICLES.has(first) && key.length >= 4 ? key : undefined;
}
