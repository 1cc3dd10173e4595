import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { CONDITION_OPERATORS } from '#modules/forms/contract/field-types.ts';
import type { FormField } from '#modules/forms/contract/form-field.ts';
import { CONDITION_VALUES_LIMIT } from '#modules/forms/contract/limits.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { MultiSelectField, TagsField } from '#platform/web/fields/multi-select-field.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import section from '#platform/web/layout/section.module.css';
import { useNames } from '#platform/web/module/translate.ts';
import { type Conditionable, newCondition, OPERATOR_NAMES } from '../data/conditions.ts';
import { useFault } from '../data/draft/use-draft-field.tsx';
import classes from './conditions.module.css';

/** Conditions that must all hold, each a sentence: field, comparison, answers. */
export function ConditionsField({
  path,
  label,
  conditions,
  offered,
  onChange,
}: {
  path: string;
  label: string;
  conditions: FormField['shownIf'];
  offered: readonly Conditionable[];
  onChange: (conditions: FormField['shownIf']) => void;
}) {
  return (
    <fieldset className={classes.conditions} data-path={path}>
      <legend className={section.label}>{label}</legend>
      {conditions.map((condition, at) => (
        <ConditionRow
          // biome-ignore lint/suspicious/noArrayIndexKey: conditions have nothing else to be known by, and never change places
          key={at}
          path={`${path}.${at}`}
          isFollowing={at > 0}
          condition={condition}
          offered={offered}
          onChange={(next) => onChange(conditions.with(at, next))}
          onRemove={() => onChange(conditions.toSpliced(at, 1))}
        />
      ))}
    </fieldset>
  );
}

type FieldCondition = FormField['shownIf'][number];

/** One condition, with only the answers that its field can have. */
function ConditionRow({
  path,
  isFollowing,
  condition,
  offered,
  onChange,
  onRemove,
}: {
  path: string;
  isFollowing: boolean;
  condition: FieldCondition;
  offered: readonly Conditionable[];
  onChange: (condition: FieldCondition) => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation();
  const operators = useNames(OPERATOR_NAMES);
  const fieldFault = useFault(`${path}.field`, true);
  const valuesFault = useFault(`${path}.values`);
  const { field, operator, values } = condition;
  const conditionField = offered.find(({ key }) => key === field);
  const isMany = operator === 'in';
  const answer = {
    'data-path': `${path}.values`,
    label: '',
    'aria-label': t('forms:field.answers'),
    error: valuesFault,
  };
  return (
    <div className={classes.condition}>
      {isFollowing && <span className={classes.and}>{t('forms:field.and')}</span>}
      <SelectField
        label=""
        aria-label={t('forms:field.askedField')}
        data-path={`${path}.field`}
        value={field}
        error={fieldFault}
        options={offered.map(({ key, label }) => ({ value: key, label }))}
        onChange={(key) => {
          const next = offered.find((one) => one.key === key);
          if (next) onChange(newCondition(next));
        }}
      />
      <SelectField
        label=""
        aria-label={t('forms:field.comparison')}
        value={operator}
        options={CONDITION_OPERATORS.map((value) => ({ value, label: operators[value] }))}
        onChange={(next) =>
          next &&
          onChange({
            ...condition,
            operator: next,
            values: next === 'in' ? values : values.slice(0, 1),
          })
        }
      />
      <div className={classes.answers}>
        <Answers
          conditionField={conditionField}
          isMany={isMany}
          values={values}
          words={answer}
          onChange={(next) => onChange({ ...condition, values: next })}
        />
      </div>
      <ActionIcon aria-label={t('forms:field.conditionRemove')} onClick={onRemove}>
        <Icon of={IconX} size={14} />
      </ActionIcon>
    </div>
  );
}

function Answers({
  conditionField,
  isMany,
  values,
  words: fieldProps,
  onChange,
}: {
  conditionField: Conditionable | undefined;
  isMany: boolean;
  values: string[];
  words: { label: string; 'aria-label': string; 'data-path': string; error: React.ReactNode };
  onChange: (values: string[]) => void;
}) {
  const { t } = useTranslation();
  const options =
    conditionField?.type === 'consent'
      ? [
          { value: 'yes', label: t('forms:field.yes') },
          { value: 'no', label: t('forms:field.no') },
        ]
      : conditionField?.options;
  if (options && isMany)
    return (
      <MultiSelectField {...fieldProps} value={values} options={options} onChange={onChange} />
    );
  if (options)
    return (
      <SelectField
        {...fieldProps}
        value={values[0] ?? null}
        options={options}
        onChange={(value) => onChange(value === null ? [] : [value])}
      />
    );
  if (isMany)
    return (
      <TagsField
        {...fieldProps}
        value={values}
        limit={CONDITION_VALUES_LIMIT}
        onChange={onChange}
      />
    );
  return (
    <TextField
      {...fieldProps}
      value={values[0] ?? ''}
      autoComplete="off"
      onChange={(value) => onChange(value === '' ? [] : [value])}
    />
  );
}
