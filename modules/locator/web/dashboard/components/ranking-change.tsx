import { VisuallyHidden } from '@mantine/core';
import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#platform/web/display/icon.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import classes from './dashboard.module.css';

/** A place in a list is better the smaller it is: an arrow up is a smaller number. */
export function RankingChange({
  now,
  before,
  isLong = false,
}: {
  now: number | null;
  before: number | null;
  isLong?: boolean;
}) {
  const { t } = useTranslation();
  const { number } = useFormat();
  if (now === null || before === null) return isLong ? null : '–';
  const gained = Math.round((before - now) * 10) / 10;
  if (gained === 0) return t('locator:dashboard.same');
  const isBetter = gained > 0;
  const places = number(Math.abs(gained), 1);
  const sentence = t(isBetter ? 'locator:dashboard.better' : 'locator:dashboard.worse', { places });
  return (
    <span className={classes.change} data-direction={isBetter ? 'better' : 'worse'}>
      <Icon of={isBetter ? IconArrowUpRight : IconArrowDownRight} size={14} />
      {isLong ? (
        sentence
      ) : (
        <>
          <span aria-hidden="true">{places}</span>
          <VisuallyHidden component="span">{sentence}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
