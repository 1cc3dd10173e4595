import type { Condition } from './condition.ts';

/** What an answer elsewhere can decide about a field. */
export const CONDITION_PARTS = ['shownIf', 'requiredIf', 'skippedIf'] as const;

interface Depending extends Record<(typeof CONDITION_PARTS)[number], readonly Condition[]> {
  key: string;
}

/** The first cycle of fields that depend on each other; not permitted, because these fields could never be shown. */
export function conditionCircle(fields: readonly Depending[]): string[] | undefined {
  const byKey = new Map(fields.map((field) => [field.key, field]));
  const done = new Set<string>();
  const walk = (key: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(key)) return [...way.slice(way.indexOf(key)), key];
    if (done.has(key)) return undefined;
    const depending = byKey.get(key);
    const asked = CONDITION_PARTS.flatMap((part) => depending?.[part] ?? []);
    for (const { field } of asked) {
      const circle = walk(field, [...way, key]);
      if (circle) return circle;
    }
    done.add(key);
    return undefined;
  };
  for (const { key } of fields) {
    const circle = walk(key, []);
    if (circle) return circle;
  }
  return undefined;
}
