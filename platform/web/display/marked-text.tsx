import { Fragment } from 'react';
import classes from './marked-text.module.css';

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
