import type { Person } from '#platform/contract/person.ts';

export interface PersonPattern {
  /** Matches text that mentions the person. Used in both PostgreSQL and JavaScript. */
  found: string;
  /** Matches the parts to erase in such text. For PostgreSQL only, which supports accented letters. */
  words: string;
}

/** Not inside a longer word. In JSON an escaped line break before it ends in a letter. */
const BEFORE = '(?:(?<![\\w.+%-])|(?<=\\\\[nrtf]))';
const NEVER = '(?!)';
/** A longer address belongs to another person, except when only a file extension follows: ada@post.example.csv. */
const ENDINGS = 'csv|tsv|txt|xlsx?|docx?|pdf|zip|json|png|jpe?g|webp|svg|eml|vcf';
const AFTER_EMAIL = `(?:(?!\\.?[\\w-])|(?=(?:\\.(?:${ENDINGS}))+(?!\\.?[\\w-])))`;

/** Case-insensitive regular expressions to search free text for a person. */
export function personPattern({ contactIds, refs, emails, phones, names }: Person): PersonPattern {
  const addresses = [
    ...emails.flatMap(written).map((email) => `${BEFORE}${email}${AFTER_EMAIL}`),
    ...phones.flatMap(written).map((phone) => `${phone}(?!\\d)`),
  ];
  const ids = [
    ...contactIds.map((id) => `(?<![0-9a-f])${id}(?![0-9a-f])`),
    ...refs.map((ref) => `(?<![\\w-])${quoted(ref)}(?![\\w-])`),
  ];
  const called = names
    .filter((name) => name.trim().length > 1)
    .map((name) => `${isLiteral(name) ? NO_LITERAL : ''}${BEFORE}${quoted(name)}(?!\\w|":)`);
  return { found: anyOf([...addresses, ...ids]), words: anyOf([...addresses, ...called]) };
}

/** A person may be named Null, which in JSON is also a literal. */
const NO_LITERAL = '(?<!": )(?<!, )(?<!\\[)';

function isLiteral(name: string): boolean {
  return /^(?:null|true|false|[\d.eE+-]+)$/i.test(name.trim());
}

function anyOf(patterns: readonly string[]): string {
  return patterns.length === 0 ? NEVER : `(?:${patterns.join('|')})`;
}

/** The text as it is, and URL-encoded. */
function written(text: string): string[] {
  const encoded = encodeURIComponent(text);
  return [quoted(text), ...(encoded === text ? [] : [quoted(encoded)])];
}

/** In JSON a quotation mark and a backslash have another one before them. */
function quoted(text: string): string {
  return text.replace(/[^\p{L}\p{N}\s_]/gu, (sign) =>
    sign === '"' || sign === '\\' ? `\\\\?\\${sign}` : `\\${sign}`,
  );
}
