import { CHOICE_TYPES, type FieldType } from '#modules/forms/contract/field-types.ts';
import {
  ANSWER_MAX_LENGTH,
  LONG_ANSWER_MAX_LENGTH,
  SKUS_LIMIT,
} from '#modules/forms/contract/limits.ts';
import { DateField } from '#platform/web/date-range/date-field.tsx';
import type { FieldBinding } from '#platform/web/fields/field-texts.tsx';
import { MultiSelectField, TagsField } from '#platform/web/fields/multi-select-field.tsx';
import { NumberField } from '#platform/web/fields/numbers/number-field.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { TextareaField } from '#platform/web/fields/textarea-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { Answer } from '../../data/lead-answers.ts';

/** Maximum decimals of a number in the editor. */
const DECIMALS = 4;

/** Input of one answer, by the type of its field [LEAD-03]. */
export function AnswerField({
  answer: { name: label, type, options, multiple },
  namesOf,
  binding,
}: {
  answer: Answer;
  /** Names of products by reference. */
  namesOf: (skus: readonly string[]) => string;
  binding: FieldBinding<Answer['value']>;
}) {
  const { t } = useTranslation();
  const { value, ...bound } = binding;
  const several = Array.isArray(value) ? value : value === null ? [] : [String(value)];
  const written = value === null || Array.isArray(value) ? '' : String(value);
  if (CHOICE_TYPES.includes(type as FieldType)) {
    const offered = options.map((option) => ({ value: option.key, label: option.name }));
    if (multiple)
      return <MultiSelectField {...bound} label={label} value={several} options={offered} />;
    return (
      <SelectField {...bound} label={label} value={written || null} options={offered} isClearable />
    );
  }
  if (type === 'product')
    return (
      <TagsField
        {...bound}
        label={label}
        help={namesOf(several)}
        value={several}
        limit={multiple ? SKUS_LIMIT : 1}
        onChange={(skus) => bound.onChange(multiple ? skus : (skus[0] ?? null))}
      />
    );
  if (type === 'number')
    return (
      <NumberField
        {...bound}
        label={label}
        value={typeof value === 'number' ? value : null}
        decimals={DECIMALS}
      />
    );
  if (type === 'date')
    return (
      <DateField
        {...bound}
        label={label}
        value={written || null}
        calendarLabel={t('leads:detail.editor.calendar')}
      />
    );
  if (type === 'longText')
    return (
      <TextareaField {...bound} label={label} value={written} maxLength={LONG_ANSWER_MAX_LENGTH} />
    );
  return (
    <TextField
      {...bound}
      label={label}
      value={written}
      autoComplete="off"
      maxLength={ANSWER_MAX_LENGTH}
    />
  );
}
