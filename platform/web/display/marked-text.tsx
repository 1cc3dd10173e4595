import { Fragment } from 'react';
import classes from './marked-text.module.css';

/**
 * A text of ours whose weighty words stand between <b> and </b>. Where that is all it marks, this does;
 * the reader of marked texts that comes with i18next is larger than many a screen.
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

/** An email address goes to the next line as a whole: broken at its hyphen it reads as two words. */
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
