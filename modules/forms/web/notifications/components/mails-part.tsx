import {
  FORM_MAIL_NAMES,
  type FormMail,
  hasDefaultTexts,
  MAIL_TEXTS,
} from '#modules/forms/contract/form-notifications.ts';
import { listMailsCall } from '#modules/forms/contract/mail-calls.ts';
import type { FormTranslations } from '#modules/forms/contract/texts/form-texts.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useLanguageNames } from '#platform/web/i18n/use-language-names.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useDraftLexicon } from '../../data/draft/draft-context.ts';
import { mailName, mailTo } from '../data/notification-labels.ts';
import { NotifyPart } from './notification-rows.tsx';
import classes from './notifications.module.css';

/** A mail is available in a language if it has subject and body; the other texts are optional. */
const NEEDED = MAIL_TEXTS.filter((name) => name === 'subject' || name === 'body');

/** The mails of the form: languages, number sent, number arrived. The selected one is shown beside. */
export function MailsPart({
  formId,
  translations,
  selected,
  onSelect,
}: {
  formId: string;
  translations: FormTranslations;
  selected: FormMail;
  onSelect: (mail: FormMail) => void;
}) {
  const { t } = useTranslation();
  const word = useDraftLexicon();
  const { number, percent } = useFormat();
  const figures = useCall(listMailsCall, { params: { formId } });
  const count = translations.activatedLocales.length;
  return (
    <NotifyPart title={t('forms:notify.mails')} note={t('forms:notify.mailsNote', { count })}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th>{t('forms:notify.email')}</th>
            <th className={classes.wide}>{t('forms:notify.sentTo')}</th>
            <th>{t('forms:notify.texts')}</th>
            <th className={classes.number}>{t('forms:notify.sent')}</th>
            <th className={`${classes.number} ${classes.wide}`}>{t('forms:notify.arrived')}</th>
          </tr>
        </thead>
        <tbody>
          {FORM_MAIL_NAMES.map((mail) => {
            const figure = figures.data?.items.find((each) => each.mail === mail);
            return (
              <tr key={mail} data-selected={mail === selected || undefined}>
                <td className={classes.strong}>
                  <button
                    type="button"
                    className={classes.rowButton}
                    aria-pressed={mail === selected}
                    onClick={() => onSelect(mail)}
                  >
                    {t(mailName(mail, word))}
                  </button>
                </td>
                <td className={`${classes.quiet} ${classes.wide}`}>{t(mailTo(mail, word))}</td>
                <td>
                  <LanguageCount translations={translations} mail={mail} />
                </td>
                <td className={classes.number}>{figure ? number(figure.sent) : '…'}</td>
                <td className={`${classes.number} ${classes.wide}`}>
                  {figure?.arrived == null ? '—' : percent(figure.arrived)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </NotifyPart>
  );
}

function LanguageCount({ translations, mail }: { translations: FormTranslations; mail: FormMail }) {
  const { t } = useTranslation();
  const lacking = missingLanguages(translations, mail);
  const all = translations.activatedLocales.length;
  const nameOf = useLanguageNames();
  if (lacking.length === 0)
    return <span className={classes.nowrap}>{t('forms:notify.languages', { has: all, all })}</span>;
  const missingNames = lacking.map(nameOf).join(', ');
  return (
    <span className={classes.due}>
      {t('forms:notify.languagesLacking', { has: all - lacking.length, all, lacks: missingNames })}
    </span>
  );
}

/** Activated languages in which a mail has no text; mails with default texts are never listed. */
export function missingLanguages(
  { activatedLocales, list }: FormTranslations,
  mail: FormMail,
): Locale[] {
  if (hasDefaultTexts(mail)) return [];
  return activatedLocales.filter((locale) =>
    NEEDED.some((name) => !list[locale]?.[`mail.${mail}.${name}`]?.trim()),
  );
}
