import { useTranslation } from 'react-i18next';
import type { FormMail, MAIL_TEXTS } from '#modules/leads/contract/forms/form-mails.ts';
import type { MailPreview } from '#modules/leads/contract/forms/mail-calls.ts';
import { type Locale, languageTag } from '#platform/contract/locale.ts';
import { logoAddress } from '../data/logo-address.ts';
import classes from './mail-card.module.css';
import { MailTextField } from './mail-text-field.tsx';

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
        <dt>{t('leads:notify.text.subject')}</dt>
        <dd className={classes.subject}>{field('subject')}</dd>
        <dt>{t('leads:notify.from')}</dt>
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
