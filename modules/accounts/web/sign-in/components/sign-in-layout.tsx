import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LOCALES, type Locale, languageTag } from '#platform/contract/locale.ts';
import { Wordmark } from '#platform/web/display/marks/wordmark.tsx';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { SignInIllustration } from './sign-in-illustration.tsx';
import classes from './sign-in-layout.module.css';

/** A language is called by its own name in every language. */
const OWN_NAMES: Record<Locale, string> = {
  fr: 'Français',
  en: 'English',
  es: 'Español',
  it: 'Italiano',
  de: 'Deutsch',
  no: 'Norsk',
};
const IN_ORDER = (Object.keys(OWN_NAMES) as Locale[]).filter((locale) => LOCALES.includes(locale));

/**
 * Layout of the sign-in pages: form, illustration and language bar. When the title changes and nothing has focus, the
 * heading gets it, so that screen readers continue there.
 */
export function SignInLayout({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation();
  const { locale: current, chooseForSession } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new title is what moves the focus
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [title]);

  return (
    <div className="entrance">
      <header className="entrance-header">
        <Wordmark />
      </header>
      <main className="entrance-main">
        <div className="entrance-words">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {children}
        </div>
        <SignInIllustration />
      </main>
      <footer>
        <nav className="entrance-bar" aria-label={t('accounts:signIn.language')}>
          {IN_ORDER.map((locale) => (
            <button
              key={locale}
              type="button"
              className={classes.language}
              lang={languageTag(locale)}
              aria-current={locale === current ? 'true' : undefined}
              onClick={() => void chooseForSession(locale)}
            >
              {OWN_NAMES[locale]}
            </button>
          ))}
        </nav>
      </footer>
    </div>
  );
}
