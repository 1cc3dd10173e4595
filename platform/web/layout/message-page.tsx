import { Link } from '@tanstack/react-router';
import { type ReactNode, use } from 'react';
import linkClasses from '#platform/web/display/link.module.css';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { GuideAddressContext } from '#platform/web/module/screen-module.ts';
import classes from './message-page.module.css';
import { ScreenTitle } from './page-head.tsx';

/** A full page for errors: illustration, status number, one sentence about the cause, and a link onwards. */
export function MessagePage({
  number,
  title,
  children,
  actions,
  near,
}: {
  number?: string;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  /** Alternative links, or people who can help. */
  near?: ReactNode;
}) {
  return (
    <div className={classes.slab} data-kind="error">
      <p className={classes.no} aria-hidden="true">
        {number}
      </p>
      <div className={classes.top}>
        <ScreenTitle className={classes.title}>{title}</ScreenTitle>
        <p className={classes.text}>{children}</p>
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
        {near !== undefined && <div className={classes.near}>{near}</div>}
      </div>
    </div>
  );
}

/** Content of an empty screen: explains its purpose and offers the first step. */
export function EmptyState({
  title,
  children,
  actions,
  steps = [],
  isExplained = false,
}: {
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  steps?: readonly { title: string; note?: string }[];
  /** Links to the page of the guide about the open screen: for the main list of a module [BEY-08]. */
  isExplained?: boolean;
}) {
  const { t } = useTranslation();
  const guide = use(GuideAddressContext);
  return (
    <div className={classes.slab}>
      <svg className={classes.dot} viewBox="0 0 72 72" aria-hidden="true">
        <circle cx="36" cy="36" r="34.5" />
      </svg>
      <div className={classes.top}>
        <h2 className={classes.title}>{title}</h2>
        <p className={classes.text}>{children}</p>
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
        {isExplained && guide !== undefined && (
          <p className={classes.guide}>
            <Link to={guide} className={linkClasses.link}>
              {t('platform:empty.howItWorks')}
            </Link>
          </p>
        )}
        {steps.length > 0 && (
          <ol className={classes.steps}>
            {steps.map((step, position) => (
              <li key={step.title} className={classes.step}>
                <span className={classes.number} aria-hidden="true">
                  {position + 1}
                </span>
                <span>
                  {step.title}
                  {step.note !== undefined && <small className={classes.note}>{step.note}</small>}
                </span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </div>
  );
}
