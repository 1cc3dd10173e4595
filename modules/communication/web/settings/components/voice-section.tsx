import { SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import { FORBIDDEN_WORDS } from '#modules/communication/contract/limits.ts';
import type { ReplySettings } from '#modules/communication/contract/replies/reply-settings.ts';
import { TextChipsField } from '#platform/web/fields/chips-field.tsx';
import type { ComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { clearFaultsBelow } from '../data/faults-below.ts';
import { useWordFaults } from '../data/use-word-faults.tsx';
import { AddressField } from './address-field.tsx';
import { ChangedName } from './changed-name.tsx';
import { SettingsSection } from './settings-section.tsx';
import classes from './voice.module.css';

const TONES = ['formal', 'warm', 'brief'] as const;
const LENGTHS = ['short', 'normal', 'long'] as const;

/** Style of the replies: tone, form of address, length, signature and forbidden words [REV-07]. */
export function VoiceSection({ form }: { form: ComptoirForm<ReplySettings> }) {
  const { t } = useTranslation();
  const toneId = useId();
  const { values, mantine } = form;
  const { error, ...forbidden } = form.field('forbiddenWords');
  const faults = useWordFaults(form)('forbiddenWords', values.forbiddenWords);
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
          {...forbidden}
          onChange={(words) => {
            clearFaultsBelow(form, 'forbiddenWords');
            forbidden.onChange(words);
          }}
          wrong={faults.wrong}
          error={faults.error ?? error}
          data-changed={mantine.isDirty('forbiddenWords') || undefined}
          label={t('communication:settings.forbiddenWords')}
          addLabel={t('communication:settings.forbiddenWord')}
          placeholder={t('communication:settings.forbiddenWordsHelp')}
          limit={FORBIDDEN_WORDS}
          isOneLine
        />
      </div>
    </SettingsSection>
  );
}
