import { CopyButton } from './copy-button.tsx';
import classes from './shown-secret.module.css';

/** A secret the one time that it can be read, with the way to take it along. */
export function ShownSecret({ secret, copyLabel }: { secret: string; copyLabel: string }) {
  return (
    <div className={classes.secret}>
      <code>{secret}</code>
      <CopyButton value={secret} label={copyLabel} />
    </div>
  );
}
