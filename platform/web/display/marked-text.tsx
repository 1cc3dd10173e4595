import { Fragment } from 'react';
import classes from './marked-text.module.css';
import middleCutStyles from './middle-cut.module.css';

/** A translated text with one part in <b> and </b>. i18next's own component for this is larger than many screens. */
export function MarkedText({ text }: { text: string }) {
  const [before, marked, after] = text.split(/<\/?b>/);
  return (
    <>
      <WholeAddresses text={before} />
      {marked !== undefined && (
        <b>
          <WholeAddresses text={marked} />
        </b>
      )}
      <WholeAddresses text={after} />
    </>
  );
}

/** Prevents line breaks inside email addresses, because a break at a hyphen reads as two words. */
function WholeAddresses({ text = '' }: { text: string | undefined }) {
  if (!text.includes('@')) return text;
  return text.split(' ').map((word, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: words have no name but their place
    <Fragment key={at}>
      {at > 0 && ' '}
      {word.includes('@') ? <span className={classes.address}>{word}</span> : word}
    </Fragment>
  ));
}

/** Number of characters that stay at the end of a long name. */
const TAIL = 8;
const LONG = 14;

/**
 * Shortens the middle of a name whose end distinguishes it. Screen readers, search and copy use the whole text; the
 * visible parts are drawn over it.
 */
export function MiddleCut({
  text,
  base = '',
}: {
  text: string /** The part that all names share, drawn muted. */;
  base?: string;
}) {
  const [head, tail] = splitForCut(text);
  return (
    <span className={middleCutStyles.text}>
      <span className={middleCutStyles.whole}>{`${base}${text}`}</span>
      <span className={middleCutStyles.seen} aria-hidden="true">
        <span className={middleCutStyles.base} data-text={base} />
        <span className={middleCutStyles.head} data-text={head} />
        <span className={middleCutStyles.tail} data-text={tail} />
      </span>
    </span>
  );
}

/** Splits a name where its middle may be cut; short names are not split. */
export function splitForCut(text: string): [head: string, tail: string] {
  const signs = Array.from(text);
  const tail = signs.length >= LONG ? TAIL : 0;
  return [signs.slice(0, signs.length - tail).join(''), signs.slice(signs.length - tail).join('')];
}
