import type { ComponentPropsWithRef } from 'react';
import classes from './link.module.css';

/** Does something in place but reads as part of the sentence: undo, try again, show all. */
export function LinkButton({ className, ...rest }: ComponentPropsWithRef<'button'>) {
  return <button type="button" {...rest} className={`${classes.link} ${className ?? ''}`} />;
}
