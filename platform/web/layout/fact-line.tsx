import classes from './fact-line.module.css';

/** Short facts in one line: it breaks between two of them, never between a figure and its unit. */
export function FactLine({ facts }: { facts: readonly (string | null | undefined | false)[] }) {
  return (
    <span className={classes.line}>
      {facts
        .filter((fact) => typeof fact === 'string' && fact !== '')
        .map((fact, at) => (
          // Two facts may read alike; their order never changes.
          // biome-ignore lint/suspicious/noArrayIndexKey: said above
          <span key={at} className={classes.fact}>
            {at > 0 && <span className={classes.read}> · </span>}
            {fact}
          </span>
        ))}
    </span>
  );
}
