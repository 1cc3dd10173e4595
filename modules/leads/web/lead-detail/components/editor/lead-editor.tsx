import { useEffect } from 'react';
import { CHOICE_TYPES, type FieldType } from '#modules/forms/contract/field-types.ts';
import {
  ANSWER_MAX_LENGTH,
  LONG_ANSWER_MAX_LENGTH,
  SKUS_LIMIT,
  TAGS_LIMIT,
} from '#modules/forms/contract/limits.ts';
import { editLeadCall } from '#modules/leads/contract/leads/edit-calls.ts';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import { NOTE_MAX_LENGTH } from '#modules/leads/contract/limits.ts';
import { useCallMutation } from '#platform/web/api/use-call.ts';
import { DateField } from '#platform/web/date-range/date-field.tsx';
import type { FieldBinding } from '#platform/web/fields/field-texts.tsx';
import { SaveBar, useUnsavedGuard } from '#platform/web/fields/form/save-bar.tsx';
import { MultiSelectField, TagsField } from '#platform/web/fields/multi-select-field.tsx';
import { MoneyField, NumberField } from '#platform/web/fields/numbers/number-field.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { TextareaField } from '#platform/web/fields/textarea-field.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import section from '#platform/web/layout/section.module.css';
import { useLeaveBlocker } from '#platform/web/module/router-adapters.ts';
import { ConflictNote } from '#platform/web/record/conflict-note.tsx';
import { useRecordForm } from '#platform/web/record/use-record-form.tsx';
import {
  type Answer,
  editableAnswers,
  type LeadValues,
  leadEdits,
  leadFormSchema,
  toLeadValues,
  useAnswerText,
} from '../../data/lead-answers.ts';
import { useLeadCache } from '../../data/use-change-lead.ts';
import { EditedFiles } from './edited-files.tsx';
import classes from './editor.module.css';

const LABELS = {
  fieldsValues: 'leads:detail.editor.answers',
  tags: 'leads:detail.tags',
  internalNote: 'leads:detail.note',
  skus: 'leads:detail.editor.skus',
  price: 'leads:detail.price',
} as const satisfies Record<keyof LeadValues, string>;

const FIRST_FIELD = 'fieldset input:not([type="hidden"]), fieldset textarea';

/** Editor of answers, internal data and files [LEAD-03]. */
export default function LeadEditor({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const { t } = useTranslation();
  const editor = useLeadForm(lead, onClose);
  const { form } = editor;
  const { labelOf, wordsOf: formatValue } = useLeadFieldTexts(lead);
  const answers = editableAnswers(lead).filter(({ slug }) => slug in form.values.fieldsValues);
  /** A product that is no longer in the catalogue, or was just typed, has no name. */
  const nameOfSku = (sku: string) => {
    const name = lead.products[lead.skus.indexOf(sku)];
    return name === sku ? undefined : name;
  };
  const formId = form.props.id;
  useEffect(() => {
    const first = document.getElementById(formId)?.querySelector<HTMLElement>(FIRST_FIELD);
    first?.focus();
  }, [formId]);
  const mayLeave = useUnsavedGuard(form.changes, useLeaveBlocker);
  const close = async () => {
    if (await mayLeave()) onClose();
  };
  return (
    <form {...form.props} className={classes.editor}>
      <ConflictNote editor={editor} labelOf={labelOf} wordsOf={formatValue} />
      {answers.length > 0 && (
        <fieldset className={classes.part}>
          <legend>{t('leads:detail.editor.answers')}</legend>
          <div className={`${section.columns} ${classes.fields}`}>
            {answers.map((answer) => (
              <AnswerField
                key={answer.slug}
                answer={answer}
                nameOfSku={nameOfSku}
                binding={
                  form.mantine.getInputProps(
                    `fieldsValues.${answer.slug}`,
                  ) as unknown as FieldBinding<typeof answer.value>
                }
              />
            ))}
          </div>
        </fieldset>
      )}
      <fieldset className={classes.part}>
        <legend>{t('leads:detail.editor.internal')}</legend>
        <div className={`${section.columns} ${classes.fields}`}>
          <TagsField
            {...form.field('skus')}
            label={t('leads:detail.editor.skus')}
            nameOf={nameOfSku}
            limit={SKUS_LIMIT}
          />
          <TagsField {...form.field('tags')} label={t('leads:detail.tags')} limit={TAGS_LIMIT} />
          <MoneyField
            {...form.field('price')}
            label={t('leads:detail.price')}
            currency={lead.currency}
          />
        </div>
        <TextareaField
          {...form.field('internalNote')}
          label={t('leads:detail.note')}
          maxLength={NOTE_MAX_LENGTH}
          rows={4}
        />
      </fieldset>
      <EditedFiles lead={lead} />
      <SaveBar form={form} cancel={() => void close()} />
    </form>
  );
}

/** The input as text, shown next to another user's version [LEAD-03]. */
function useLeadFieldTexts(lead: Lead) {
  const { t } = useTranslation();
  const { list, money } = useFormat();
  const formatValue = useAnswerText();
  return {
    labelOf: (part: keyof LeadValues) => t(LABELS[part]),
    wordsOf(part: keyof LeadValues, values: LeadValues): string {
      if (part === 'price') return values.price === null ? '' : money(values.price, lead.currency);
      if (part === 'internalNote') return values.internalNote;
      if (part !== 'fieldsValues') return list(values[part]);
      return editableAnswers(lead)
        .map(
          (editedAnswer) =>
            `${editedAnswer.name}: ${formatValue(editedAnswer, values.fieldsValues[editedAnswer.slug])}`,
        )
        .join(' · ');
    },
  };
}

/** Form state of the lead editor. An unchanged lead counts as saved, too [LEAD-03]. */
function useLeadForm(lead: Lead, onSaved: () => void) {
  const { t } = useTranslation();
  const { mutateAsync } = useCallMutation(editLeadCall);
  const { keep, reload } = useLeadCache(lead.id);
  return useRecordForm<Lead, LeadValues>({
    record: lead,
    valuesOf: (savedRecord) => toLeadValues(savedRecord ?? lead),
    schema: leadFormSchema,
    async save({ values, before, base }) {
      const changes = leadEdits(before, values);
      if (Object.keys(changes).length === 0) {
        onSaved();
        return undefined;
      }
      const { id: leadId, formId, version } = base ?? lead;
      const edited = await mutateAsync({
        params: { formId, leadId },
        body: { ...changes, version },
      });
      // 304: the saved values were already equal.
      const savedRecord = (edited as Lead | null) ?? (await reload());
      if (savedRecord) keep(savedRecord);
      return savedRecord;
    },
    reload,
    saved: () => t('leads:detail.editor.saved'),
    onSaved,
  });
}

/** Maximum decimals of a number in the editor. */
const DECIMALS = 4;

/** Input of one answer, by the type of its field [LEAD-03]. */
function AnswerField({
  answer: { name: label, type, options, multiple },
  nameOfSku,
  binding,
}: {
  answer: Answer;
  nameOfSku: (sku: string) => string | undefined;
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
        nameOf={nameOfSku}
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
