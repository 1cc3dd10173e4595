import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import { NOTE_MAX_LENGTH, SKUS_LIMIT, TAGS_LIMIT } from '#modules/leads/contract/limits.ts';
import type { FieldBinding } from '#platform/web/fields/field-texts.tsx';
import { SaveBar } from '#platform/web/fields/form/save-bar.tsx';
import { useUnsavedGuard } from '#platform/web/fields/form/use-unsaved-guard.ts';
import { MoneyField } from '#platform/web/fields/numbers/money-field.tsx';
import { TagsField } from '#platform/web/fields/tags-field.tsx';
import { TextareaField } from '#platform/web/fields/textarea-field.tsx';
import { useLeaveBlocker } from '#platform/web/module/use-leave-blocker.ts';
import { ConflictNote } from '#platform/web/record/conflict-note.tsx';
import section from '../../../components/section.module.css';
import { editableAnswers } from '../../data/lead-values.ts';
import { useLeadFieldTexts } from '../../data/use-lead-field-texts.ts';
import { useLeadForm } from '../../data/use-lead-form.ts';
import { AnswerField } from './answer-field.tsx';
import { EditedFiles } from './edited-files.tsx';
import classes from './editor.module.css';

const FIRST_FIELD = 'fieldset input:not([type="hidden"]), fieldset textarea';

/** Editor of answers, internal data and files [LEAD-03]. */
export default function LeadEditor({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const { t } = useTranslation();
  const editor = useLeadForm(lead, onClose);
  const { form } = editor;
  const { labelOf, wordsOf } = useLeadFieldTexts(lead);
  const answers = editableAnswers(lead).filter(({ slug }) => slug in form.values.fieldsValues);
  /** Product names for the SKUs. */
  const namesOf = (skus: readonly string[]) =>
    skus
      .map((sku) => lead.products[lead.skus.indexOf(sku)] ?? sku)
      .filter((name, at) => name !== skus[at])
      .join(', ');
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
      <ConflictNote editor={editor} labelOf={labelOf} wordsOf={wordsOf} />
      {answers.length > 0 && (
        <fieldset className={classes.part}>
          <legend>{t('leads:detail.editor.answers')}</legend>
          <div className={`${section.columns} ${classes.fields}`}>
            {answers.map((answer) => (
              <AnswerField
                key={answer.slug}
                answer={answer}
                namesOf={namesOf}
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
            help={namesOf(form.values.skus)}
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
