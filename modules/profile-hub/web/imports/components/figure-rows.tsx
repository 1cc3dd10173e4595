import classes from './figure-rows.module.css';

/** Figures one below the other: what, and how many at the end of the line. */
export function FigureRows({
  rows,
}: {
  rows: readonly { key: string; label: string; value: string }[];
}) {
  return (
    <dl>
      {rows.map(({ key, label, value }) => (
        <div key={key} className={classes.row}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
