import type { ClientChoice } from './client-choice.ts';

/** "All clients" comes first, then the current one, then the others. */
export function currentFirst(choices: readonly ClientChoice[], currentId: string): ClientChoice[] {
  const rank = ({ id, count }: ClientChoice) =>
    count !== undefined ? 0 : id === currentId ? 1 : 2;
  return choices.toSorted((a, b) => rank(a) - rank(b));
}
