import classes from './translations.module.css';

const VARIABLE = /(\{[^{}\s]{1,40}\})/;

/** A text whose variables in braces are de-emphasized. */
export function MarkedVariables({ text }: { text: string }) {
  return text.split(VARIABLE).map((piece, at) =>
    VARIABLE.test(piece) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text
      <span key={at} className={classes.variable}>
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
