import type { ReactNode } from 'react';
import classes from './field-pair.module.css';

/** Short fields two by two; below each other on a phone. Inputs beside each other stand on one line, however long a help is. */
export function FieldPair({ children, path }: { children: ReactNode; path?: string }) {
  return (
    <div className={classes.pair} data-path={path}>
      {children}
    </div>
  );
}
