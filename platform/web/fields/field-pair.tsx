import type { ReactNode } from 'react';
import classes from './field-pair.module.css';

/** Two short fields side by side; stacked on a phone. The inputs stay aligned even if one help text is longer. */
export function FieldPair({ children, path }: { children: ReactNode; path?: string }) {
  return (
    <div className={classes.pair} data-path={path}>
      {children}
    </div>
  );
}
