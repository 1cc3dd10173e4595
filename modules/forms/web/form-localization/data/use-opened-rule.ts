import { useState } from 'react';
import { useTarget } from '../../data/draft/editor-places.ts';

/** The expanded rule of a list; navigating to a rule expands it. */
export function useOpenedRule(path: string, rules: readonly { id: string }[]) {
  const [id, open] = useState<string | null>(null);
  useTarget((place) => {
    if (!place.startsWith(`${path}.`)) return;
    const rule = rules[Number(place.slice(path.length + 1).split('.')[0])];
    if (rule) open(rule.id);
  });
  return { id, open, toggle: (one: string) => open(one === id ? null : one) };
}
