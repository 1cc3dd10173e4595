import type { ReactNode } from 'react';
import type { Conditionable } from '../../data/conditions/use-conditionables.ts';
import type { useOpenedRule } from '../data/use-opened-rule.ts';
import classes from './localization.module.css';
import { type Rule, RuleRow } from './rule-row.tsx';

/** Rules in their order, each a sentence; what follows from one is the caller's. */
export function RuleList<One extends Rule>({
  path,
  rules,
  offered,
  opened,
  outcomeOf,
  consequence,
  onChange,
}: {
  path: string;
  rules: One[];
  offered: readonly Conditionable[];
  opened: ReturnType<typeof useOpenedRule>;
  /** What follows, as the end of the sentence. */
  outcomeOf: (rule: One) => ReactNode;
  /** The same, to be changed. */
  consequence: (rule: One, given: { path: string; set: (part: Partial<One>) => void }) => ReactNode;
  onChange: (rules: One[]) => void;
}) {
  if (rules.length === 0) return null;
  return (
    <ol className={classes.rules}>
      {rules.map((rule, index) => (
        <RuleRow
          key={rule.id}
          path={`${path}.${index}`}
          rules={rules}
          index={index}
          offered={offered}
          isOpen={opened.id === rule.id}
          onToggle={() => opened.toggle(rule.id)}
          onChange={onChange}
          outcome={outcomeOf(rule)}
        >
          {consequence(rule, {
            path: `${path}.${index}`,
            set: (part) => onChange(rules.with(index, { ...rule, ...part })),
          })}
        </RuleRow>
      ))}
    </ol>
  );
}
