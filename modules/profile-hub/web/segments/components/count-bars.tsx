import { useFormat } from '#platform/web/format/use-format.ts';
import classes from './count-panel.module.css';

/** A few counts under each other, each as long as its share of the largest. */
export function CountBars({
  title,
  colour,
  bars,
}: {
  title: string;
  colour: 'c1' | 'c2';
  bars: readonly { key: string; label: string; count: number }[];
}) {
  const { number } = useFormat();
  const longest = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <section>
      <h2>{title}</h2>
      <ul className={classes.bars}>
        {bars.map(({ key, label, count }) => (
          <li key={key}>
            <span className={classes.name} title={label}>
              {label}
            </span>
            <span className={classes.track} aria-hidden="true">
              <i data-colour={colour} style={{ width: `${(count / longest) * 100}%` }} />
            </span>
            <span className={classes.number}>{number(count)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
