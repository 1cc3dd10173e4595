import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { RuleOperator } from '#modules/profile-hub/contract/rule-fields.ts';
import type { RuleFilter } from '#modules/profile-hub/contract/segment-rule.ts';
import { ruleValues } from '#modules/profile-hub/contract/segment-rule.ts';
import { idsMatchingWords, likePattern } from '#platform/server/database/word-search.ts';
import { anyOfSql, notSql } from '#platform/server/filters/comparison-sql.ts';
import type { ContactCondition } from './value-rules.ts';

interface TextColumn {
  value: RawBuilder<unknown>;
  isFilled: ContactCondition;
  /** Whether the text is part of the search column, so that its index can preselect contacts. */
  isSearched: boolean;
}

const LIKE = new Map<RuleOperator, 'equals' | 'contains' | 'starts-with'>([
  ['contains', 'contains'],
  ['startsWith', 'starts-with'],
]);

/** Up to this number, each value is searched with the text index. */
const FEW = 8;

/** Ignores case and accents. */
export function textRule(rule: RuleFilter, textColumn: TextColumn): ContactCondition {
  const { operator } = rule;
  if (operator === 'isEmpty') return notSql(textColumn.isFilled);
  if (operator === 'isNotEmpty') return textColumn.isFilled;
  const texts = ruleValues(rule).map(String);
  const like = LIKE.get(operator) ?? 'equals';
  const fits =
    texts.length > FEW
      ? isOneOfTexts(texts, textColumn.value)
      : anyOfSql(texts.map((text) => fitsText(text, like, textColumn)));
  return operator === 'isNot' || operator === 'isNoneOf' ? notSql(fits) : fits;
}

/** Only "is one of" takes several values. They are compared as a set, so that a thousand cost as much as ten. */
function isOneOfTexts(texts: readonly string[], value: RawBuilder<unknown>): ContactCondition {
  const trimmed = texts.map((text) => text.trim());
  // "is true" prevents a join, which would lose the index order that lists need.
  return sql<SqlBool>`(${folded(value)} in (
    select platform.fold(one) from unnest(${trimmed}::text[]) as given (one)) is true)`;
}

function fitsText(
  text: string,
  like: 'equals' | 'contains' | 'starts-with',
  { value, isSearched }: TextColumn,
): ContactCondition {
  const fits = sql<SqlBool>`${folded(value)} like platform.fold(${likePattern(text, like)})`;
  const ids = isSearched ? idsMatchingWords('profile_hub.contacts', text.trim()) : undefined;
  return ids ? sql<SqlBool>`(contact.id in (${ids}) and ${fits})` : fits;
}

/** Skips accent folding for plain ASCII, because it is slow for a million rows. */
function folded(value: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`case when octet_length(${value}) = length(${value}) then lower(${value}) else platform.fold(${value}) end`;
}
