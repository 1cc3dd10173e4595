import { useMediaQuery } from '@mantine/hooks';
import { IconLink, IconPackage } from '@tabler/icons-react';
import type { TouchpointRow } from '#modules/touchpoints/contract/touchpoint.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { MiddleCut } from '#platform/web/display/middle-cut.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { shortUrlParts } from '../../data/touchpoint-listing.ts';
import classes from './list.module.css';

/** The active period; deleted and ended touchpoints show their state instead. */
export function Period({ touchpoint }: { touchpoint: TouchpointRow }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { started, ended, createdAt, state } = touchpoint;
  if (state === 'deleted')
    return <span className={classes.quiet}>{t('touchpoints:state.deleted')}</span>;
  // An end date in the future is not shown: the visit cap ended it earlier.
  if (state === 'over')
    return (
      <span className={classes.quiet}>
        {[
          t('touchpoints:state.over'),
          ...(isPast(ended) ? [format.shortYearDate(ended)] : []),
        ].join(' · ')}
      </span>
    );
  const from = started ?? createdAt;
  const periodText =
    ended === null
      ? t('touchpoints:list.from', { date: format.shortYearDate(from) })
      : format.shortYearPeriod(from, ended);
  return <span className={state === 'planned' ? classes.due : classes.quiet}>{periodText}</span>;
}

function isPast(moment: string | null): moment is string {
  return moment !== null && Date.parse(moment) <= Date.now();
}

/** The base, which all rows share, would take the room of the suffixes. */
const NARROW = '(max-width: 79.99em)';

/** The suffix is emphasized, because the base is the same in most rows. */
export function ShortUrl({ touchpoint }: { touchpoint: TouchpointRow }) {
  const { base, suffix } = shortUrlParts(touchpoint);
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  return (
    <span className={classes.short}>
      <Icon
        of={touchpoint.type === 'product' ? IconPackage : IconLink}
        size={15}
        className={classes.kind}
      />
      <span className={classes.address}>
        <MiddleCut base={isNarrow ? '' : base} text={suffix} />
      </span>
    </span>
  );
}
