import type { ReactNode } from 'react';
import { FactLine } from '#platform/web/layout/page-layout.tsx';
import { RowLink } from '../rows/row-actions.tsx';
import classes from './phone-card.module.css';

/** A row on a phone, the same in every list: name, description and state. */
export function PhoneCard({
  mark,
  name,
  figure,
  text,
  chart,
  state,
  facts = [],
  date,
  action,
  href,
  navigate,
}: {
  /** An avatar or logo before the name. */
  mark?: ReactNode;
  /** The name, on up to two lines. */
  name: ReactNode;
  /** The main figure, at the end of the first line. */
  figure?: ReactNode;
  /** The description. */
  text?: ReactNode;
  /** A small chart below the figure. */
  chart?: ReactNode;
  state?: ReactNode;
  /** Further distinguishing facts; empty ones are left out. */
  facts?: readonly ReactNode[];
  date?: ReactNode;
  /** The action that is due. */
  action?: ReactNode;
  href?: string | undefined;
  navigate?: ((href: string) => void) | undefined;
}) {
  const title = typeof name === 'string' ? <CardText text={name} /> : name;
  const shownFacts = facts.filter(Boolean);
  const hasSmall = state || shownFacts.length > 0 || date;
  return (
    <div className={classes.card}>
      <div className={classes.words}>
        <div className={classes.line}>
          {mark}
          <span className={classes.name}>
            {href ? (
              <RowLink href={href} navigate={navigate} tabIndex={0}>
                {title}
              </RowLink>
            ) : (
              title
            )}
          </span>
          {figure && <span className={classes.figure}>{figure}</span>}
        </div>
        {(text || chart) && (
          <div className={classes.line}>
            <span className={classes.text} data-one-line={chart ? true : undefined}>
              {typeof text === 'string' && !chart ? <CardText text={text} /> : text}
            </span>
            {chart}
          </div>
        )}
        {hasSmall && (
          <div className={classes.small} data-below-chart={chart ? true : undefined}>
            {state && <span className={classes.state}>{state}</span>}
            {shownFacts.map((fact, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: facts have no name but their place
              <span key={at} className={classes.fact}>
                {fact}
              </span>
            ))}
            {date && <span className={classes.date}>{date}</span>}
          </div>
        )}
      </div>
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}

/** An email address breaks only before its @, because a break at a hyphen reads as two words. */
function CardText({ text }: { text: string }) {
  const at = text.includes(' ') ? -1 : text.indexOf('@');
  // No line begins or ends with the dot between two parts.
  if (text.includes(' · ')) return <FactLine facts={text.split(' · ')} />;
  if (at < 1) return text;
  return (
    <>
      <span className={classes.half}>{text.slice(0, at)}</span>
      <wbr />
      <span className={classes.half}>{text.slice(at)}</span>
    </>
  );
}
