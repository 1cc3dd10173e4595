import { SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import { FORBIDDEN_WORDS } from '#modules/communication/contract/limits.ts';
import type { ReplySettings } from '#modules/communication/contract/replies/reply-settings.ts';
import { listFormsCall } from '#modules/forms/contract/form-calls.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import type { ComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { MultiSelectField, TagsField } from '#platform/web/fields/multi-select-field.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useLanguageNames } from '../../reviews/data/use-review-labels.ts';
import classes from './settings.module.css';

const TONES = ['formal', 'warm', 'brief'] as const;
const LENGTHS = ['short', 'normal', 'long'] as const;
const ADDRESSES = ['formal', 'informal'] as const;
const PROMISES = ['refund', 'discount', 'date'] as const;
/** Pronouns by language; English and Norwegian have only one form of address. */
const PRONOUNS = {
  fr: { formal: 'vous', informal: 'tu' },
  de: { formal: 'Sie', informal: 'du' },
  es: { formal: 'usted', informal: 'tú' },
  it: { formal: 'Lei', informal: 'tu' },
} as const;
const WITH_ADDRESS = ['fr', 'de', 'es', 'it'] as const;

/** Style of the replies: tone, form of address, length, signature, and forbidden content [REV-07]. */
export function VoiceSection({ form }: { form: ComptoirForm<ReplySettings> }) {
  const { t } = useTranslation();
  const languageName = useLanguageNames();
  const toneId = useId();
  const { id: clientId } = useCurrentClient();
  const forms = useCall(listFormsCall, { params: { clientId }, query: {} });
  const { address } = form.values;
  return (
    <section className={classes.section} aria-labelledby={`${toneId}-title`}>
      <h2 id={`${toneId}-title`}>{t('communication:settings.section.voice')}</h2>
      <div className={classes.columns}>
        <div className={classes.field}>
          <span id={toneId} className={classes.label}>
            {t('communication:settings.tone')}
          </span>
          <SegmentedControl
            aria-labelledby={toneId}
            className={classes.tone}
            fullWidth
            value={form.values.tone}
            onChange={(tone) => form.mantine.setFieldValue('tone', tone as ReplySettings['tone'])}
            data={TONES.map((value) => ({ value, label: t(`communication:replyTone.${value}`) }))}
          />
        </div>
        <SelectField
          {...form.field('length')}
          isRequired={false}
          onChange={(length) => length && form.mantine.setFieldValue('length', length)}
          label={t('communication:settings.length')}
          options={LENGTHS.map((value) => ({
            value,
            label: t(`communication:replyLength.${value}`),
          }))}
        />
      </div>
      <div className={`${classes.columns} ${classes.pairs}`}>
        {WITH_ADDRESS.map((locale) => (
          <SelectField
            key={locale}
            label={t('communication:settings.addressIn', { language: languageName(locale) })}
            value={address[locale] ?? 'formal'}
            onChange={(value) =>
              value && form.mantine.setFieldValue('address', { ...address, [locale]: value })
            }
            options={ADDRESSES.map((value) => ({
              value,
              label: PRONOUNS[locale][value],
            }))}
          />
        ))}
      </div>
      <TextField
        {...form.field('signature')}
        label={t('communication:settings.signature')}
        help={t('communication:settings.signatureHelp')}
        autoComplete="off"
      />
      <SelectField
        {...form.field('formId')}
        label={t('communication:settings.form')}
        help={t('communication:settings.formHelp')}
        placeholder={t('communication:settings.formNone')}
        options={
          forms.isError ? [] : forms.data?.items.map(({ id, name }) => ({ value: id, label: name }))
        }
        isClearable
      />
      <TagsField
        {...form.field('forbiddenWords')}
        label={t('communication:settings.forbiddenWords')}
        help={t('communication:settings.forbiddenWordsHelp')}
        limit={FORBIDDEN_WORDS}
      />
      <MultiSelectField
        {...form.field('allowedPromises')}
        label={t('communication:settings.promises')}
        help={t('communication:settings.promisesHelp')}
        {...(form.mantine.values.allowedPromises.length === 0 && {
          placeholder: t('communication:settings.promisesNone'),
        })}
        options={PROMISES.map((value) => ({
          value,
          label: t(`communication:settings.promise.${value}`),
        }))}
      />
    </section>
  );
}
