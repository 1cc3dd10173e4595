const ELIDED = new Map([
  ['il', 'l’'],
  ['dal', 'dall’'],
  ['al', 'all’'],
  ['del', 'dell’'],
]);
const BEFORE_VOWEL_DAY =
  /(?<![\p{L}\p{N}])(il|dal|al|del) (?=(?:8|11)[ \u00a0](?:gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic))/giu;

/** "l’8 marzo", "dall’11 maggio": before these two days Italian uses another article, so it depends on the inserted date. */
export function elideItalianArticles(text: string): string {
  return text.replace(BEFORE_VOWEL_DAY, (_, article: string) => {
    const elided = ELIDED.get(article.toLowerCase()) ?? article;
    return article.startsWith('I') ? 'L’' : elided;
  });
}

/** A post-processor of i18next, for texts of browser and server. */
export const italianArticles = {
  type: 'postProcessor' as const,
  name: 'italianArticles',
  process: (
    value: string,
    _key: unknown,
    { lng }: { lng?: string },
    { language }: { language?: string },
  ) => ((lng ?? language) === 'it' ? elideItalianArticles(value) : value),
};
