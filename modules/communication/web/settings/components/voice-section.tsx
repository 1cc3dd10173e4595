import { SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import { FORBIDDEN_WORDS } from '#modules/communication/contract/limits.ts';
import type { ReplySettings } from '#modules/communication/contract/replies/reply-settings.ts';
import { listFormsCall } from '#modules/forms/contract/form-calls.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { TextChipsField } from '#platform/web/fields/chips-field.tsx';
import type { ComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { MultiSelectField } from '#platform/web/fields/multi-select-field.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { AddressField } from './address-field.tsx';
import { ChangedName } from './changed-name.tsx';
import { SettingsFold } from './settings-fold.tsx';
import { SettingsSection } from './settings-section.tsx';
import classes from './voice.module.css';

const TONES = ['formal', 'warm', 'brief'] as const;
const LENGTHS = ['short', 'normal', 'long'] as const;
const PROMISES = ['refund', 'discount', 'date'] as const;

/** Style of the replies: tone, form of address, length, signature, and forbidden content [REV-07]. */
export function VoiceSection({ form }: { form: ComptoirForm<ReplySettings> }) {
  const { t } = useTranslation();
  const toneId = useId();
  const { values, mantine } = form;
  const name = (path: keyof ReplySettings, text: string) => (
    <ChangedName name={text} isChanged={mantine.isDirty(path)} />
  );
  return (
    <SettingsSection section="voice" title={t('communication:settings.section.voice')}>
      <div className={classes.style}>
        <div className={classes.tone} data-path="tone">
          <span id={toneId} className={classes.label}>
            {name('tone', t('communication:settings.tone'))}
          </span>
          <SegmentedControl
            aria-labelledby={toneId}
            fullWidth
            value={values.tone}
            onChange={(tone) => mantine.setFieldValue('tone', tone as ReplySettings['tone'])}
            data={TONES.map((value) => ({ value, label: t(`communication:replyTone.${value}`) }))}
          />
        </div>
        <AddressField
          label={name('address', t('communication:settings.address'))}
          value={values.address}
          onChange={(address) => mantine.setFieldValue('address', address)}
        />
        <SelectField
          {...form.field('length')}
          isRequired={false}
          onChange={(length) => length && mantine.setFieldValue('length', length)}
          label={name('length', t('communication:settings.length'))}
          options={LENGTHS.map((value) => ({
            value,
            label: t(`communication:replyLength.${value}`),
          }))}
        />
      </div>
      <div className={classes.pair}>
        <TextField
          {...form.field('signature')}
          label={name('signature', t('communication:settings.signature'))}
          placeholder={t('communication:settings.signatureHelp')}
          autoComplete="off"
        />
        <TextChipsField
          {...form.field('forbiddenWords')}
          data-changed={mantine.isDirty('forbiddenWords') || undefined}
          label={t('communication:settings.forbiddenWords')}
          addLabel={t('communication:settings.forbiddenWord')}
          placeholder={t('communication:settings.forbiddenWordsHelp')}
          limit={FORBIDDEN_WORDS}
          isOneLine
        />
      </div>
      <FormAndPromises form={form} name={name} />
    </SettingsSection>
  );
}

/** Two settings that are seldom changed, behind a line with their values. */
function FormAndPromises({
  form,
  name,
}: {
  form: ComptoirForm<ReplySettings>;
  name: (path: keyof ReplySettings, text: string) => React.ReactNode;
}) {
  const { t } = useTranslation();
  const { list } = useFormat();
  const { id: clientId } = useCurrentClient();
  const forms = useCall(listFormsCall, { params: { clientId }, query: {} });
  const { formId, allowedPromises } = form.values;
  const promiseName = (value: (typeof PROMISES)[number]) =>
    t(`communication:settings.promise.${value}`);
  const chosenForm = forms.data?.items.find(({ id }) => id === formId)?.name;
  return (
    <SettingsFold
      isOpen={form.mantine.errors.formId !== undefined}
      facts={[
        {
          label: t('communication:settings.form'),
          value: formId === null ? t('communication:settings.formNone') : (chosenForm ?? '…'),
        },
        {
          label: t('communication:settings.promises'),
          value:
            allowedPromises.length === 0
              ? t('communication:settings.promisesNone')
              : list(allowedPromises.map(promiseName)),
        },
      ]}
    >
      <div className={classes.pair}>
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
          options={PROMISES.map((value) => ({ value, label: promiseName(value) }))}
        />
      </div>
    </SettingsFold>
  );
}
