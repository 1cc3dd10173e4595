import { matchedPieces } from './matched-pieces.ts';
import classes from './matched-text.module.css';

export function MatchedText({ text, typed }: { text: string; typed: string }) {
  let at = 0;
  return matchedPieces(text, typed).map((piece) => {
    const key = at;
    at += piece.text.length;
    return piece.isMatch ? (
      <b key={key} className={classes.match}>
        {piece.text}
      </b>
    ) : (
      piece.text
    );
  });
}
