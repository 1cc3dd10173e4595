import type { ReactNode } from 'react';
import { Fascia } from '#platform/web/shell/fascia/fascia.tsx';
import { ShellFrame } from '#platform/web/shell/shell-frame.tsx';
import classes from './alone-page.module.css';

/** A page without a client: the fascia alone above it. */
export function AlonePage({ end, children }: { end?: ReactNode; children: ReactNode }) {
  return (
    <ShellFrame place="alone" fascia={<Fascia kind="bare" end={end} />}>
      <div className={classes.alone}>{children}</div>
    </ShellFrame>
  );
}
