import type { Locale } from '#platform/contract/locale.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useLanguageNames } from '#platform/web/i18n/use-language-names.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useDraft } from '../../data/draft/draft-context.ts';
import { localeFigures, localesInOrder } from '../data/shown-texts.ts';
import classes from './translations.module.css';

/** The six languages with their completeness, also shown as a progress line. */
export function LocaleTabs({
  current,
  onSelect,
}: {
  current: Locale;
  onSelect: (locale: Locale) => void;
}) {
  const { t } = useTranslation();
  const first = useDraft(({ draft }) => draft.translations.defaultLocale);
  const ordered = useDraft(({ draft }) => localesInOrder(draft));
  return (
    <fieldset className={classes.locales} aria-label={t('forms:editor.part.activatedLocales')}>
      {ordered.map((locale) => (
        <LocaleTab
          key={locale}
          locale={locale}
          isCurrent={locale === current}
          isReference={locale === first}
          onSelect={onSelect}
        />
      ))}
    </fieldset>
  );
}

function LocaleTab({
  locale,
  isCurrent,
  isReference,
  onSelect,
}: {
  locale: Locale;
  isCurrent: boolean;
  isReference: boolean;
  onSelect: (locale: Locale) => void;
}) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const languageOf = useLanguageNames();
  const { all, done, missing, mandatory, optional } = useDraft(({ draft }) =>
    localeFigures(draft, locale),
  );
  const isActive = useDraft(({ draft }) => draft.translations.activatedLocales.includes(locale));
  const lacking =
    missing > 0
      ? t('forms:editor.missing', { count: missing, formatted: number(missing) })
      : optional > 0
        ? t('forms:editor.texts.optional', { count: optional, formatted: number(optional) })
        : t('forms:editor.texts.complete');
  return (
    <button
      type="button"
      className={classes.locale}
      aria-pressed={isCurrent}
      onClick={() => onSelect(locale)}
    >
      <span className={classes.language}>
        {languageOf(locale)}
        <span>{locale}</span>
      </span>
      <span>
        <b className={classes.figure}>{number(done)}</b>{' '}
        <span className={classes.of}>{t('forms:editor.texts.of', { all: number(all) })}</span>
      </span>
      <small data-tone={isActive && missing > 0 ? (mandatory > 0 ? 'bad' : 'due') : undefined}>
        {isActive
          ? mandatory > 0
            ? t('forms:editor.texts.lackingMandatory', {
                missing: lacking,
                mandatory: number(mandatory),
              })
            : isReference && missing === 0
              ? t('forms:editor.texts.reference')
              : lacking
          : t('forms:editor.texts.inactive')}
      </small>
      <span className={classes.piece} aria-hidden="true">
        <i style={{ '--done': all === 0 ? 1 : done / all }} />
      </span>
    </button>
  );
}
