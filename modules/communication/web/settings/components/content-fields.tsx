import type { ReplySettings } from '#modules/communication/contract/replies/reply-settings.ts';
import { listFormsCall } from '#modules/forms/contract/form-calls.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { FieldPair } from '#platform/web/fields/field-texts.tsx';
import type { ComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { MultiSelectField } from '#platform/web/fields/multi-select-field.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { ChangedName } from './changed-name.tsx';

const PROMISES = ['refund', 'discount', 'date'] as const;

/** The form that replies to complaints link to, and what replies may promise [REV-07]. */
export function ContentFields({ form }: { form: ComptoirForm<ReplySettings> }) {
  const { t } = useTranslation();
  const { id: clientId } = useCurrentClient();
  const forms = useCall(listFormsCall, { params: { clientId }, query: {} });
  const { allowedPromises } = form.values;
  const name = (path: keyof ReplySettings, text: string) => (
    <ChangedName name={text} isChanged={form.mantine.isDirty(path)} />
  );
  return (
    <FieldPair>
      <SelectField
        {...form.field('formId')}
        label={name('formId', t('communication:settings.form'))}
        help={t('communication:settings.formHelp')}
        placeholder={t('communication:settings.formNone')}
        options={
          forms.isError
            ? []
            : forms.data?.items.map(({ id, name: formName }) => ({ value: id, label: formName }))
        }
        isClearable
      />
      <MultiSelectField
        {...form.field('allowedPromises')}
        label={name('allowedPromises', t('communication:settings.promises'))}
        help={t('communication:settings.promisesHelp')}
        {...(allowedPromises.length === 0 && {
          placeholder: t('communication:settings.promisesNone'),
        })}
        options={PROMISES.map((value) => ({
          value,
          label: t(`communication:settings.promise.${value}`),
        }))}
      />
    </FieldPair>
  );
}
