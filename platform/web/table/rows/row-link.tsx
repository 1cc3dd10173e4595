import type { ReactNode } from 'react';
import classes from './table-row.module.css';

export function RowLink(given: {
  href: string;
  navigate: ((href: string) => void) | undefined;
  tabIndex: number;
  children: ReactNode;
}) {
  const { href, navigate, tabIndex, children } = given;
  return (
    <a
      className={classes.link}
      href={href}
      tabIndex={tabIndex}
      draggable={false}
      onClick={(event) => {
        const plain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0);
        if (!navigate || !plain) return;
        event.preventDefault();
        navigate(href);
      }}
    >
      {children}
    </a>
  );
}
