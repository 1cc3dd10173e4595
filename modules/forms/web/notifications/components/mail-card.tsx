import { Textarea } from '@mantine/core';
import { useState } from 'react';
import {
  FORM_MAILS,
  type FormMail,
  type MAIL_TEXTS,
  unknownVariables,
} from '#modules/forms/contract/form-notifications.ts';
import { FORM_TEXT_MAX_LENGTH } from '#modules/forms/contract/limits.ts';
import type { MailPreview } from '#modules/forms/contract/mail-calls.ts';
import { type Locale, languageTag } from '#platform/contract/locale.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { logoAddress } from '../data/draft-edits.ts';
import classes from './mail-card.module.css';

type TextName = (typeof MAIL_TEXTS)[number];

/** The mail as a sheet: edits go directly to the draft, and data of the request is dotted. */
export function MailCard({
  formId,
  mail,
  locale,
  isNarrow,
  logo,
  texts,
  preview,
  onWrite,
}: {
  formId: string;
  mail: FormMail;
  locale: Locale;
  isNarrow: boolean;
  logo: string | null;
  texts: Record<TextName, string>;
  preview: MailPreview;
  onWrite: (name: TextName, text: string) => void;
}) {
  const { t } = useTranslation();
  const { values, place, message, facts, from } = preview;
  const field = (name: TextName, isMultiline = false) => (
    <MailTextField
      key={`${mail} ${locale} ${name}`}
      mail={mail}
      name={name}
      isMultiline={isMultiline}
      text={texts[name]}
      values={values}
      onWrite={(text) => onWrite(name, text)}
    />
  );
  return (
    <div className={classes.card} data-narrow={isNarrow || undefined} lang={languageTag(locale)}>
      <dl className={classes.envelope}>
        <dt>{t('forms:notify.text.subject')}</dt>
        <dd className={classes.subject}>{field('subject')}</dd>
        <dt>{t('forms:notify.from')}</dt>
        <dd>
          {from.name}, <span className={classes.faint}>{from.address}</span>
        </dd>
      </dl>
      <div className={classes.sheet}>
        {logo && <img className={classes.logo} src={logoAddress(formId, logo)} alt={from.name} />}
        <p className={classes.eyebrow}>{preview.eyebrow}</p>
        <h3 className={classes.heading}>{field('heading')}</h3>
        {place && (
          <p className={classes.place}>
            <span className={classes.variable}>{place}</span>
          </p>
        )}
        {message && (
          <p className={classes.quote}>
            <span className={classes.variable}>{message}</span>
          </p>
        )}
        {facts.length > 0 && (
          <dl className={classes.facts}>
            {facts.map(({ name, value }) => (
              <div key={`${name} ${value}`}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {field('body', true)}
        <div className={classes.button}>{field('button')}</div>
        {preview.otherButton && <p className={classes.other}>{preview.otherButton}</p>}
        {preview.small && <p className={classes.small}>{preview.small}</p>}
      </div>
    </div>
  );
}

/** A text of a mail in place: a click opens it with its variables, blur shows the mail again. */
function MailTextField({
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
  const label = t(`forms:notify.text.${name}`);
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
        error={unknown && t('forms:fault.variableUnknown', { variable: `{${unknown}}` })}
        description={t('forms:notify.variables', {
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
      aria-label={`${label}: ${parts.map((part) => part.text).join('') || t('forms:notify.noText')}`}
      onClick={() => setOpen(true)}
    >
      {text === '' ? (
        <span className={classes.empty}>{t('forms:notify.noText')}</span>
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

interface TextPart {
  text: string;
  /** Name of the variable, if the text comes from the request. */
  variable?: string;
}

/** A text split into literal parts and filled variables, so that variables can be marked. */
export function textParts(text: string, values: Readonly<Record<string, string>>): TextPart[] {
  const parts: TextPart[] = [];
  const add = (part: TextPart) => {
    const last = parts.at(-1);
    if (last && !last.variable && !part.variable) last.text += part.text;
    else if (part.text !== '') parts.push(part);
  };
  for (const piece of text.split(/(\{[^{}\s]{1,40}\})/)) {
    const name = /^\{(.+)\}$/.exec(piece)?.[1] ?? '';
    if (Object.hasOwn(values, name)) add({ text: values[name] ?? '', variable: name });
    else add({ text: piece });
  }
  return parts;
}
