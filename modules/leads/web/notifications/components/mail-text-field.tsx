import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  FORM_MAILS,
  type FormMail,
  type MAIL_TEXTS,
} from '#modules/leads/contract/forms/form-mails.ts';
import { unknownVariables } from '#modules/leads/contract/forms/mail-variables.ts';
import { FORM_TEXT_MAX_LENGTH } from '#modules/leads/contract/limits.ts';
import { TEXT_NAMES } from '../data/mail-text-keys.ts';
import { textParts } from '../data/text-parts.ts';
import classes from './mail-card.module.css';

/** A text of a mail at its place; a press opens it with its variables, leaving it shows the mail again. */
export function MailTextField({
  mail,
  name,
  isMultiline,
  text,
  values,
  onWrite,
}: {
  mail: FormMail;
  name: (typeof MAIL_TEXTS)[number];
  isMultiline: boolean;
  text: string;
  values: Readonly<Record<string, string>>;
  onWrite: (text: string) => void;
}) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { variables } = FORM_MAILS[mail];
  const [unknown] = unknownVariables(text, variables);
  const label = t(TEXT_NAMES[name]);
  if (isOpen)
    return (
      <Textarea
        aria-label={label}
        autosize
        minRows={1}
        maxRows={12}
        autoFocus
        maxLength={FORM_TEXT_MAX_LENGTH}
        value={text}
        error={unknown && t('leads:fault.variableUnknown', { variable: `{${unknown}}` })}
        description={t('leads:notify.variables', {
          list: variables.map((variable) => `{${variable}}`).join(' '),
        })}
        onChange={({ currentTarget: { value } }) =>
          onWrite(isMultiline ? value : value.replaceAll('\n', ' '))
        }
        onBlur={() => setOpen(false)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' || (event.key === 'Enter' && !isMultiline)) setOpen(false);
        }}
      />
    );
  // The accessible name contains the displayed text.
  const parts = textParts(text, values);
  return (
    <button
      type="button"
      className={classes.text}
      data-wrong={unknown !== undefined || undefined}
      aria-label={`${label}: ${parts.map((part) => part.text).join('') || t('leads:notify.noText')}`}
      onClick={() => setOpen(true)}
    >
      {text === '' ? (
        <span className={classes.empty}>{t('leads:notify.noText')}</span>
      ) : (
        parts.map((part, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which have nothing else to be known by
            key={at}
            className={part.variable && classes.variable}
          >
            {part.text}
          </span>
        ))
      )}
    </button>
  );
}
