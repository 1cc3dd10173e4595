import { Input, Popover } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import type { ReplySettings } from '#modules/communication/contract/replies/reply-settings.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { SegmentedField } from '#platform/web/fields/editor-part.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useLanguageNames } from '../../reviews/data/use-review-labels.ts';
import classes from './voice.module.css';

const ADDRESSES = ['formal', 'informal'] as const;
/** Pronouns by language; English and Norwegian have only one form of address. */
const PRONOUNS = {
  fr: { formal: 'vous', informal: 'tu' },
  de: { formal: 'Sie', informal: 'du' },
  es: { formal: 'usted', informal: 'tú' },
  it: { formal: 'Lei', informal: 'tu' },
} as const;
const WITH_ADDRESS = ['fr', 'de', 'es', 'it'] as const;

/** The form of address in each language that has two: all pronouns in one field, which opens the choices. */
export function AddressField({
  label,
  value,
  onChange,
}: {
  label: ReactNode;
  value: ReplySettings['address'];
  onChange: (address: ReplySettings['address']) => void;
}) {
  const { t } = useTranslation();
  const languageName = useLanguageNames();
  const id = useId();
  const name = t('communication:settings.address');
  const pronouns = WITH_ADDRESS.map((locale) => PRONOUNS[locale][value[locale] ?? 'formal']);
  return (
    <Input.Wrapper label={label} labelElement="div" id={id}>
      <Popover position="bottom-start" trapFocus returnFocus>
        <Popover.Target>
          <Input
            component="button"
            type="button"
            pointer
            className={classes.address}
            aria-label={t('communication:settings.labelled', {
              label: name,
              value: pronouns.join(', '),
            })}
            rightSection={<Icon of={IconSelector} />}
            rightSectionPointerEvents="none"
          >
            {pronouns.join(', ')}
          </Input>
        </Popover.Target>
        <Popover.Dropdown aria-label={name} className={classes.pronouns}>
          {WITH_ADDRESS.map((locale) => (
            <SegmentedField
              key={locale}
              label={t('communication:settings.addressIn', { language: languageName(locale) })}
              value={value[locale] ?? 'formal'}
              onChange={(address) => onChange({ ...value, [locale]: address })}
              options={ADDRESSES.map((one) => ({ value: one, label: PRONOUNS[locale][one] }))}
            />
          ))}
        </Popover.Dropdown>
      </Popover>
    </Input.Wrapper>
  );
}
