import { type ReactNode, useEffect, useRef } from 'react';
import { LOCALES, type Locale, languageTag } from '#platform/contract/locale.ts';
import { Wordmark } from '#platform/web/display/marks/logo.tsx';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import signInIllustrationStyles from './sign-in-illustration.module.css';
import classes from './sign-in-layout.module.css';

/** Every language is shown in its own name. */
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

/** Illustration: a bell, a parcel, a tag with a code, a stack of letters. */
function SignInIllustration() {
  return (
    <svg className={signInIllustrationStyles.still} viewBox="0 0 720 372" aria-hidden="true">
      <path d="M50 360h128v12H50z" className={signInIllustrationStyles.two} />
      <path d="M60 356c0-38 23-62 54-62s54 24 54 62z" className={signInIllustrationStyles.one} />
      <path d="M111 284h6v12h-6z" className={signInIllustrationStyles.two} />
      <circle cx="114" cy="280" r="8" className={signInIllustrationStyles.brass} />
      <path d="M214 204h176v168H214z" className={signInIllustrationStyles.one} />
      <path d="M286 204h32v168h-32z" className={signInIllustrationStyles.two} />
      <path d="M214 204h176v40H214z" className={signInIllustrationStyles.three} />
      <path d="M286 204h32v40h-32z" className={signInIllustrationStyles.two} />
      <path d="M230 322h40v6h-40zM230 336h28v6h-28z" className={signInIllustrationStyles.line} />
      <g transform="translate(430 160)">
        <path
          d="M0 0h136v212H0z"
          className={`${signInIllustrationStyles.paper} ${signInIllustrationStyles.edge}`}
        />
        <circle
          cx="68"
          cy="18"
          r="6"
          className={`${signInIllustrationStyles.hole} ${signInIllustrationStyles.edge}`}
        />
        <g transform="translate(28 44)">
          <path
            d="M0 0h24v24H0zM56 0h24v24H56zM0 56h24v24H0z"
            className={signInIllustrationStyles.code}
          />
          <path
            d="M6 6h12v12H6zM62 6h12v12H62zM6 62h12v12H6z"
            className={signInIllustrationStyles.gap}
          />
          <path
            className={signInIllustrationStyles.code}
            d="M9 9h6v6H9zM65 9h6v6h-6zM9 65h6v6H9zM32 0h8v8h-8zM40 16h8v8h-8zM32 32h16v8H32zM0 32h8v8H0zM16 40h8v8h-8zM56 32h8v16h-8zM72 40h8v8h-8zM32 48h8v8h-8zM44 60h8v20h-8zM56 56h8v8h-8zM68 60h12v8H68zM60 72h8v8h-8zM32 68h8v12h-8zM72 74h8v6h-8z"
          />
        </g>
        <path d="M28 148h80v7H28zM28 164h52v7H28z" className={signInIllustrationStyles.line} />
        <path d="M28 188h44v2H28z" className={signInIllustrationStyles.brass} />
      </g>
      <g transform="translate(606 268)">
        <path d="M0 88h104v16H0z" className={signInIllustrationStyles.two} />
        <path d="M6 70h92v16H6z" className={signInIllustrationStyles.three} />
        <path d="M0 52h98v16H0z" className={signInIllustrationStyles.one} />
        <path d="M10 34h90v16H10z" className={signInIllustrationStyles.two} />
        <circle cx="55" cy="17" r="17" className={signInIllustrationStyles.brass} />
      </g>
    </svg>
  );
}
