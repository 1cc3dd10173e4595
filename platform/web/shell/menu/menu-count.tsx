import { VisuallyHidden } from '@mantine/core';
import { type ComponentType, use } from 'react';
import { useFormat } from '#platform/web/format/use-format.ts';
import { CurrentClientContext } from '#platform/web/module/current-client.ts';
import classes from './menu-count.module.css';

/** The count of a menu line; outside of a client there is nothing to count. */
export function MenuCount({ of: Count }: { of: ComponentType }) {
  return use(CurrentClientContext) && <Count />;
}

/** A number at the end of a menu line, beside the icon where only icons are shown; zero is not drawn. */
export function CountMark({
  count,
  label,
}: {
  count: number;
  /** What is counted, for screen readers: "92 reviews to answer". */
  label: string;
}) {
  const { number } = useFormat();
  if (count === 0) return null;
  return (
    <span className={classes.count}>
      <span aria-hidden="true">{number(count)}</span>
      <VisuallyHidden component="span">{label}</VisuallyHidden>
    </span>
  );
}
