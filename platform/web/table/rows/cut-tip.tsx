import classes from './cut-tip.module.css';
import type { CutTexts } from './use-cut-texts.ts';

const FROM_EDGE = 120;

/** Visible tooltip only; screen readers already read the full text. */
export function CutTip({ texts, at }: CutTexts) {
  const isLow = at.bottom > window.innerHeight - FROM_EDGE;
  return (
    <div
      className={classes.tip}
      style={{
        left: Math.max(0, at.left),
        ...(isLow ? { bottom: window.innerHeight - at.top } : { top: at.bottom }),
      }}
      aria-hidden="true"
    >
      {texts.map((text) => (
        <div key={text}>{text}</div>
      ))}
    </div>
  );
}
