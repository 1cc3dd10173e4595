import type { Person } from '#platform/contract/person.ts';

export interface PersonPattern {
  /** What tells that a text speaks of the person; read by PostgreSQL and by JavaScript alike. */
  found: string;
  /** What is taken out of such a text; for PostgreSQL, which knows letters with accents. */
  words: string;
}

/** Not within a longer word; in JSON a line break before it ends in a letter. */
const BEFORE = '(?:(?<![\\w.+%-])|(?<=\\\\[nrtf]))';
const NEVER = '(?!)';
/** A longer address is somebody else's; one that only a file's ending follows is the person's: ada@post.example.csv. */
const ENDINGS = 'csv|tsv|txt|xlsx?|docx?|pdf|zip|json|png|jpe?g|webp|svg|eml|vcf';
const AFTER_EMAIL = `(?:(?!\\.?[\\w-])|(?=(?:\\.(?:${ENDINGS}))+(?!\\.?[\\w-])))`;

/** Regular expressions, without case, for whoever searches text that has no columns for it. */
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

/** Somebody may be called Null: in JSON that is also no word but a value of its own. */
const NO_LITERAL = '(?<!": )(?<!, )(?<!\\[)';

function isLiteral(name: string): boolean {
  return /^(?:null|true|false|[\d.eE+-]+)$/i.test(name.trim());
}

function anyOf(patterns: readonly string[]): string {
  return patterns.length === 0 ? NEVER : `(?:${patterns.join('|')})`;
}

/** As it is, and as it stands in an address of the web. */
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
