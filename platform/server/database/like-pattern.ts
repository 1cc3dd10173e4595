import type { TextOperator } from '#platform/contract/filters/filter-condition.ts';

/** What `like` takes, with the signs that mean something to it as mere letters. */
export function likePattern(text: string, operator: TextOperator): string {
  const letters = text.trim().replaceAll(/[\\%_]/g, '\\$&');
  if (operator === 'equals') return letters;
  return operator === 'contains' ? `%${letters}%` : `${letters}%`;
}
