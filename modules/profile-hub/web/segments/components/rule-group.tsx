import { ActionIcon, Button, UnstyledButton } from '@mantine/core';
import { IconBracketsContain, IconChevronDown, IconPlus, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { GROUP_DEPTH_LIMIT } from '#modules/profile-hub/contract/limits.ts';
import { type RuleOperator, valueForm } from '#modules/profile-hub/contract/rule-fields.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { DropMenu } from '#platform/web/layout/drop-menu.tsx';
import {
  aboutField,
  type DraftGroup,
  type DraftRule,
  isDraftGroup,
  plainRule,
} from '../data/rule-draft.ts';
import { useOperatorName } from '../data/rule-names.ts';
import { RuleValueField } from './rule-value.tsx';
import classes from './segment-builder.module.css';
import type { SegmentBuilderState } from './use-segment-builder.ts';

/** A group of rules with its condition; brass while one of its rules is edited. */
export function RuleGroupBox({
  group,
  desk,
  depth = 1,
}: {
  group: DraftGroup;
  desk: SegmentBuilderState;
  depth?: number;
}) {
  const { t } = useTranslation();
  const { draft } = desk;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its legend into its edge
    <div
      role="group"
      aria-label={t('profile-hub:segment.group')}
      className={classes.group}
      data-hot={desk.editedGroup === group.key ? '' : undefined}
    >
      <span className={classes.bracket} aria-hidden="true" />
      {group.filters.length > 1 && (
        <ConditionMenu condition={group.condition} draft={draft} groupKey={group.key} />
      )}
      {group.filters.map((part) =>
        isDraftGroup(part) ? (
          <RuleGroupBox key={part.key} group={part} desk={desk} depth={depth + 1} />
        ) : (
          <RuleRow key={part.key} rule={part} desk={desk} />
        ),
      )}
      <div className={classes.adds}>
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<Icon of={IconPlus} size={14} />}
          disabled={desk.isFull}
          onClick={() => draft.addRule(group.key)}
        >
          {t('profile-hub:segment.addRule')}
        </Button>
        {depth < GROUP_DEPTH_LIMIT && (
          <Button
            size="compact-sm"
            variant="subtle"
            leftSection={<Icon of={IconBracketsContain} size={14} />}
            disabled={desk.isFull}
            onClick={() => draft.addGroup(group.key, group.condition)}
          >
            {t('profile-hub:segment.addGroup')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The word between the first two rules of a group. */
function ConditionMenu({
  condition,
  groupKey,
  draft,
}: {
  condition: DraftGroup['condition'];
  groupKey: number;
  draft: SegmentBuilderState['draft'];
}) {
  const { t } = useTranslation();
  const word = t(condition === 'and' ? 'profile-hub:segment.and' : 'profile-hub:segment.or');
  return (
    <DropMenu
      position="bottom-start"
      rows={() => [
        {
          id: 'and',
          label: t('profile-hub:segment.andHelp'),
          run: () => draft.setCondition(groupKey, 'and'),
        },
        {
          id: 'or',
          label: t('profile-hub:segment.orHelp'),
          run: () => draft.setCondition(groupKey, 'or'),
        },
      ]}
      button={(props) => (
        <UnstyledButton
          {...props}
          className={classes.word}
          aria-label={`${t('profile-hub:segment.joined')}: ${word}`}
        >
          {word}
          <Icon of={IconChevronDown} size={12} />
        </UnstyledButton>
      )}
    />
  );
}

/** One rule: field, operator, value, and the number of contacts that match it alone. */
function RuleRow({ rule, desk }: { rule: DraftRule; desk: SegmentBuilderState }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const operatorName = useOperatorName();
  const row = useRef<HTMLDivElement>(null);
  const { draft, fields, countOf } = desk;
  const field = fields.of(rule.field);
  const isFinished = fields.isFinished(rule);
  const hasTooManyValues = desk.tooManyValuesAt === rule.key;
  const isFresh = draft.focus.fresh === rule.key;
  useEffect(() => {
    if (isFresh) row.current?.querySelector('input')?.focus();
  }, [isFresh]);
  const count = isFinished ? countOf(plainRule(rule)) : null;
  const name = field?.name ?? t('profile-hub:segment.newRule');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of the grid
    <div
      ref={row}
      role="group"
      aria-label={name}
      className={classes.rule}
      data-wrong={hasTooManyValues || (desk.areFaultsShown && !isFinished) ? '' : undefined}
      onFocus={() => draft.edit(rule.key)}
    >
      <div className={classes.what}>
        <SelectField
          label={t('profile-hub:segment.what')}
          placeholder={t('profile-hub:segment.whatHint')}
          value={field ? rule.field : null}
          isLoading={!fields.areKnown}
          onChange={(chosen) => {
            const next = fields.of(chosen ?? '');
            if (next) draft.setRule(aboutField(rule, next));
          }}
          options={fields.all
            .filter(({ active, field: one }) => active || one === rule.field)
            .map(({ field: value, name: label }) => ({ value, label }))}
        />
      </div>
      <div className={classes.how}>
        <SelectField<RuleOperator>
          label={t('profile-hub:segment.how')}
          value={rule.operator}
          disabled={!field}
          onChange={(operator) => {
            if (!operator) return;
            const isSameForm = valueForm(operator) === valueForm(rule.operator);
            const { value, ...rest } = rule;
            draft.setRule({
              ...rest,
              operator,
              ...(isSameForm && value !== undefined && { value }),
            });
          }}
          options={(field?.operators ?? [rule.operator]).map((value) => ({
            value,
            label: operatorName(field?.kind ?? 'text', value),
          }))}
        />
      </div>
      <div className={classes.value}>
        {field && (
          <RuleValueField
            rule={rule}
            field={field}
            {...(hasTooManyValues && { error: t('profile-hub:fault.tooManyValues') })}
            onChange={(value) => {
              const { value: _, ...rest } = rule;
              draft.setRule(value === undefined ? rest : { ...rest, value });
            }}
          />
        )}
      </div>
      <span className={classes.alone} title={t('profile-hub:segment.aloneHint')}>
        {count === undefined ? '…' : count === null ? '—' : number(count)}
      </span>
      <ActionIcon
        variant="subtle"
        aria-label={t('profile-hub:segment.removeRule', { name })}
        onClick={() => desk.remove(rule.key)}
      >
        <Icon of={IconX} size={16} />
      </ActionIcon>
    </div>
  );
}
