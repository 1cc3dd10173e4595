import { IconLink, IconPackage } from '@tabler/icons-react';
import type { TouchpointRow } from '#modules/touchpoints/contract/touchpoint.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { MiddleCut } from '#platform/web/display/middle-cut.tsx';
import { shortUrlParts } from '../../data/short-url-parts.ts';
import classes from './list.module.css';

/** The part that differs is what one reads: the base steps back. */
export function ShortUrl({ touchpoint }: { touchpoint: TouchpointRow }) {
  const { base, suffix } = shortUrlParts(touchpoint);
  return (
    <span className={classes.short}>
      <Icon
        of={touchpoint.type === 'product' ? IconPackage : IconLink}
        size={15}
        className={classes.kind}
      />
      <span className={classes.address}>
        <MiddleCut base={base} text={suffix} />
      </span>
    </span>
  );
}
