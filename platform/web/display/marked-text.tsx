import { Fragment } from 'react';
import classes from './marked-text.module.css';

/**
 * A translated text with one part in <b> and </b>. i18next's own component for this is larger than many screens. The
 * sentences after the one with the marked part can be left out (`data-more`).
 */
export function MarkedText({ text }: { text: string }) {
  const [before, marked, rest = ''] = text.split(/<\/?b>/);
  const end = endOfSentence(marked, rest);
  return (
    <>
      <WholeAddresses text={before} />
      {marked !== undefined && (
        <b>
          <WholeAddresses text={marked} />
        </b>
      )}
      <WholeAddresses text={rest.slice(0, end)} />
      {end < rest.length && (
        <span data-more>
          <WholeAddresses text={rest.slice(end)} />
        </span>
      )}
    </>
  );
}

/** Where the sentence with the marked part ends; a day such as “5. Dez.” does not end it. */
function endOfSentence(marked: string | undefined, rest: string): number {
  if (marked === undefined) return rest.length;
  if (/[.!?]$/.test(marked)) return 0;
  const found = /(?<!\d)[.!?] (?=\p{Lu})/u.exec(rest);
  return found ? found.index + 1 : rest.length;
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
