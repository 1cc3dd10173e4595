import type { ReactNode } from 'react';
import { Header } from '#platform/web/shell/header/header.tsx';
import { ShellFrame } from '#platform/web/shell/shell-frame.tsx';
import classes from './bare-page.module.css';

/** A page without a client: the header alone above it. */
export function BarePage({ end, children }: { end?: ReactNode; children: ReactNode }) {
  return (
    <ShellFrame place="alone" header={<Header kind="bare" end={end} />}>
      <div className={classes.alone}>{children}</div>
    </ShellFrame>
  );
}
