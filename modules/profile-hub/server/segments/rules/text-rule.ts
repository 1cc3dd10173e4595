import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { ruleValues } from '#modules/profile-hub/contract/rule-fault.ts';
import type { RuleOperator } from '#modules/profile-hub/contract/rule-operators.ts';
import type { RuleFilter } from '#modules/profile-hub/contract/segment-rule.ts';
import { idsOfWords } from '#platform/server/database/ids-of-words.ts';
import { likePattern } from '#platform/server/database/like-pattern.ts';
import { type Asked, anyOf, not } from './asked.ts';

interface AskedText {
  value: RawBuilder<unknown>;
  isFilled: Asked;
  /** Whether it stands in the words that contacts are searched by: their index then names the few to look at. */
  isSearched: boolean;
}

const LIKE = new Map<RuleOperator, 'equals' | 'contains' | 'starts-with'>([
  ['contains', 'contains'],
  ['startsWith', 'starts-with'],
]);

/** Up to so many are each looked for by the index of words. */
const FEW = 8;

/** In any case and with or without accents. */
export function textRule(rule: RuleFilter, asked: AskedText): Asked {
  const { operator } = rule;
  if (operator === 'isEmpty') return not(asked.isFilled);
  if (operator === 'isNotEmpty') return asked.isFilled;
  const texts = ruleValues(rule).map(String);
  const like = LIKE.get(operator) ?? 'equals';
  const fits =
    texts.length > FEW
      ? isOneOfTexts(texts, asked.value)
      : anyOf(texts.map((text) => fitsText(text, like, asked)));
  return operator === 'isNot' || operator === 'isNoneOf' ? not(fits) : fits;
}

/** Only “is one of” takes several. They are looked up in one table of them, so that a thousand cost what ten do. */
function isOneOfTexts(texts: readonly string[], value: RawBuilder<unknown>): Asked {
  const trimmed = texts.map((text) => text.trim());
  // “is true” keeps it a condition of each row: as a join it would take the order of an index away from lists.
  return sql<SqlBool>`(${folded(value)} in (
    select platform.fold(one) from unnest(${trimmed}::text[]) as given (one)) is true)`;
}

function fitsText(
  text: string,
  like: 'equals' | 'contains' | 'starts-with',
  { value, isSearched }: AskedText,
): Asked {
  const fits = sql<SqlBool>`${folded(value)} like platform.fold(${likePattern(text, like)})`;
  const ids = isSearched ? idsOfWords('profile_hub.contacts', text.trim()) : undefined;
  return ids ? sql<SqlBool>`(contact.id in (${ids}) and ${fits})` : fits;
}

/** Plain letters have no accents to be taken off, which is what takes its time over a million of them. */
function folded(value: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`case when octet_length(${value}) = length(${value}) then lower(${value}) else platform.fold(${value}) end`;
}
