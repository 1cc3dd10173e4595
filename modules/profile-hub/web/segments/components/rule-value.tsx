import {
  LAST_DAYS_LIMIT,
  RULE_CHOICES_LIMIT,
  TEXT_VALUE_MAX_LENGTH,
} from '#modules/profile-hub/contract/limits.ts';
import { valueForm } from '#modules/profile-hub/contract/rule-fields.ts';
import type { RuleValue } from '#modules/profile-hub/contract/segment-rule.ts';
import { ruleValues } from '#modules/profile-hub/contract/segment-rule.ts';
import { DateField } from '#platform/web/date-range/date-field.tsx';
import { isIsoDate } from '#platform/web/date-range/iso-date.ts';
import { MultiSelectField, TagsField } from '#platform/web/fields/multi-select-field.tsx';
import { NumberField } from '#platform/web/fields/numbers/number-field.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { DraftRule } from '../data/rule-draft.ts';
import { CONSENT_NAMES, type NamedField } from '../data/use-rule-fields.ts';
import classes from './segment-builder.module.css';

/** The value of a rule; the input depends on the kind of field. */
export function RuleValueField({
  rule,
  field,
  error,
  onChange,
}: {
  rule: DraftRule;
  field: NamedField;
  /** Error of rules that take several values. */
  error?: string;
  onChange: (value: RuleValue | undefined) => void;
}) {
  const { t } = useTranslation();
  const form = valueForm(rule.operator);
  const label = t('profile-hub:segment.value', { field: field.name });
  if (form === 'none') return <span className={classes.noValue} />;
  if (form === 'days')
    return (
      <NumberField
        label={label}
        value={typeof rule.value === 'number' ? rule.value : null}
        onChange={(days) => onChange(days ?? undefined)}
        min={1}
        max={LAST_DAYS_LIMIT}
        suffix={` ${t('profile-hub:segment.daysUnit')}`}
      />
    );
  switch (field.kind) {
    case 'text':
      return form === 'several' ? (
        <TagsField
          label={label}
          value={ruleValues(rule).map(String)}
          onChange={(texts) => onChange(texts.length > 0 ? texts : undefined)}
          endsAt={[',', ';', '\n']}
          limit={RULE_CHOICES_LIMIT}
          error={error}
        />
      ) : (
        <TextField
          label={label}
          value={typeof rule.value === 'string' ? rule.value : ''}
          onChange={(text) => onChange(text === '' ? undefined : text)}
          maxLength={TEXT_VALUE_MAX_LENGTH}
          autoComplete="off"
        />
      );
    case 'consent':
      return (
        <SelectField
          label={label}
          value={rule.value === undefined ? null : String(rule.value)}
          onChange={(word) =>
            onChange(word === 'true' ? true : word === 'false' ? false : (word ?? undefined))
          }
          options={Object.entries(CONSENT_NAMES).map(([value, key]) => ({ value, label: t(key) }))}
        />
      );
    case 'day':
    case 'moment':
    case 'last':
      return <RuleDays rule={rule} label={label} onChange={onChange} />;
    case 'number':
    case 'grade':
      return <RuleNumbers rule={rule} label={label} onChange={onChange} />;
    default:
      return (
        <RuleChoices rule={rule} field={field} label={label} error={error} onChange={onChange} />
      );
  }
}

function RuleChoices({
  rule,
  field,
  label,
  error,
  onChange,
}: {
  rule: DraftRule;
  field: NamedField;
  label: string;
  error: string | undefined;
  onChange: (value: RuleValue | undefined) => void;
}) {
  const givenOf = (value: string) =>
    field.options.find((option) => option.value === value)?.given ?? value;
  const chosen = ruleValues(rule).map(String);
  // Chosen values that are no longer offered stay visible.
  const unknown = chosen.filter((value) => field.options.every((option) => option.value !== value));
  const options = [
    ...field.options.map(({ value, label: optionLabel }) => ({ value, label: optionLabel })),
    ...unknown.map((value) => ({ value, label: value })),
  ];
  return valueForm(rule.operator) === 'several' ? (
    <MultiSelectField
      label={label}
      value={chosen}
      onChange={(values) => onChange(values.length > 0 ? values.map(givenOf) : undefined)}
      options={options}
      error={error}
    />
  ) : (
    <SelectField
      label={label}
      value={chosen[0] ?? null}
      onChange={(value) => onChange(value === null ? undefined : givenOf(value))}
      options={options}
    />
  );
}

/** One day, or a range of days. */
function RuleDays({
  rule,
  label,
  onChange,
}: {
  rule: DraftRule;
  label: string;
  onChange: (value: RuleValue | undefined) => void;
}) {
  const { t } = useTranslation();
  const [first = '', last = ''] = ruleValues(rule).map(String);
  const wrongOf = (day: string) =>
    day !== '' && !isIsoDate(day) ? t('platform:field.day') : undefined;
  const field = (name: string, day: string, put: (day: string) => void) => (
    <DateField
      label={name}
      value={day === '' ? null : day}
      onChange={(next) => put(next ?? '')}
      calendarLabel={t('profile-hub:segment.calendar')}
      error={wrongOf(day)}
    />
  );
  if (valueForm(rule.operator) === 'one')
    return field(label, first, (day) => onChange(day === '' ? undefined : day));
  const isTurned = isIsoDate(first) && isIsoDate(last) && first > last;
  return (
    <div className={classes.pair}>
      {field(t('profile-hub:segment.from'), first, (day) => onChange([day, last]))}
      {field(t('profile-hub:segment.to'), last, (day) => onChange([first, day]))}
      {isTurned && <p className={classes.wrong}>{t('profile-hub:fault.rangeOrder')}</p>}
    </div>
  );
}

/** One number, or a range. */
function RuleNumbers({
  rule,
  label,
  onChange,
}: {
  rule: DraftRule;
  label: string;
  onChange: (value: RuleValue | undefined) => void;
}) {
  const { t } = useTranslation();
  const [first = null, last = null] = ruleValues(rule).map((value) =>
    typeof value === 'number' ? value : null,
  );
  if (valueForm(rule.operator) === 'one')
    return (
      <NumberField
        label={label}
        value={first}
        onChange={(number) => onChange(number ?? undefined)}
        min={0}
      />
    );
  const pair = (from: number | null, to: number | null) => onChange([from ?? '', to ?? '']);
  const isTurned = first !== null && last !== null && first > last;
  return (
    <div className={classes.pair}>
      <NumberField
        label={t('profile-hub:segment.from')}
        value={first}
        onChange={(number) => pair(number, last)}
        min={0}
      />
      <NumberField
        label={t('profile-hub:segment.to')}
        value={last}
        onChange={(number) => pair(first, number)}
        min={0}
      />
      {isTurned && <p className={classes.wrong}>{t('profile-hub:fault.rangeOrder')}</p>}
    </div>
  );
}
