import { ActionIcon, Button } from '@mantine/core';
import { IconArrowRight, IconDots, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { FormField } from '#modules/forms/contract/form-field.ts';
import { CONDITIONS_LIMIT } from '#modules/forms/contract/limits.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { moveItem } from '#platform/web/display/row-order.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { DropMenu } from '#platform/web/layout/drop-menu.tsx';
import { ConditionsField } from '../../components/conditions-field.tsx';
import { type Conditionable, newCondition, useFormConditionText } from '../../data/conditions.ts';
import type { useOpenedRule } from '../data/use-opened-rule.ts';
import classes from './localization.module.css';

/** Ordered rules, each as a sentence; the caller defines their consequences. */
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
  /** Consequence of a rule, as the end of the sentence. */
  outcomeOf: (rule: One) => ReactNode;
  /** Input for the consequence of a rule. */
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

interface Rule {
  id: string;
  when: FormField['shownIf'];
}

/** A rule as a sentence, which can be expanded for editing. */
function RuleRow<One extends Rule>({
  path,
  rules,
  index,
  offered,
  isOpen,
  outcome,
  children,
  onToggle,
  onChange,
}: {
  path: string;
  rules: One[];
  index: number;
  offered: readonly Conditionable[];
  isOpen: boolean;
  outcome: ReactNode;
  /** Input for the consequence. */
  children: ReactNode;
  onToggle: () => void;
  onChange: (rules: One[]) => void;
}) {
  const { t } = useTranslation();
  const describeCondition = useFormConditionText(offered);
  const rule = rules[index];
  if (!rule) return null;
  const setWhen = (when: FormField['shownIf']) => onChange(rules.with(index, { ...rule, when }));
  const [first] = offered;
  return (
    <li className={classes.rule} data-open={isOpen || undefined}>
      <div className={classes.sentence}>
        <button
          type="button"
          className={classes.words}
          aria-expanded={isOpen}
          data-path={path}
          onClick={onToggle}
        >
          <span className={classes.when}>
            {rule.when.length === 0 && t('forms:editor.localization.always')}
            {rule.when.map((condition, at) => {
              const { asks, values } = describeCondition(condition);
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: conditions have nothing else to be known by
                <span key={at}>
                  {at > 0 && ` ${t('forms:field.and')} `}
                  {asks} <b>{values || '…'}</b>
                </span>
              );
            })}
          </span>
          <Icon of={IconArrowRight} size={14} className={classes.arrow} />
          <b className={classes.outcome}>{outcome}</b>
        </button>
        <DropMenu
          position="bottom-end"
          rows={() => [
            {
              id: 'up',
              label: t('forms:editor.localization.ruleUp'),
              isClosed: index === 0,
              run: () => onChange(moveItem(rules, index, index - 1)),
            },
            {
              id: 'down',
              label: t('forms:editor.localization.ruleDown'),
              isClosed: index === rules.length - 1,
              run: () => onChange(moveItem(rules, index, index + 1)),
            },
            {
              id: 'delete',
              label: t('forms:editor.localization.ruleDelete'),
              danger: true,
              startsGroup: true,
              run: () => onChange(rules.toSpliced(index, 1)),
            },
          ]}
          button={(props) => (
            <ActionIcon
              {...props}
              variant="subtle"
              aria-label={t('forms:editor.localization.ruleMore', { place: index + 1 })}
            >
              <Icon of={IconDots} />
            </ActionIcon>
          )}
        />
      </div>
      {isOpen && (
        <div className={classes.editing}>
          <ConditionsField
            path={`${path}.when`}
            label={t('forms:editor.localization.when')}
            conditions={rule.when}
            offered={offered}
            onChange={setWhen}
          />
          {first && rule.when.length < CONDITIONS_LIMIT && (
            <Button
              className={classes.addCondition}
              variant="subtle"
              size="xs"
              leftSection={<Icon of={IconPlus} size={14} />}
              onClick={() => setWhen([...rule.when, newCondition(first)])}
            >
              {t('forms:editor.localization.addCondition')}
            </Button>
          )}
          {children}
        </div>
      )}
    </li>
  );
}
