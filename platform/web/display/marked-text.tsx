import { Fragment } from 'react';
import classes from './marked-text.module.css';

/**
 * A translated text with one part in <b> and </b>. i18next's component for marked-up texts is larger than many screens.
 */
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

/** An e-mail address wraps as a whole, because a break at its hyphen reads as two words. */
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
