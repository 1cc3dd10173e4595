import { useTranslation } from 'react-i18next';
import type { TouchpointRow } from '#modules/touchpoints/contract/touchpoint.ts';
import { Sparkline } from '#platform/web/charts/lines/sparkline.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { RowLink } from '#platform/web/table/rows/row-link.tsx';
import classes from './list.module.css';
import { Period } from './period.tsx';
import { ShortUrl } from './short-url.tsx';

/** A touchpoint on a phone: which, what for, and how it does. */
export function TouchpointCard({
  touchpoint,
  href,
  navigate,
}: {
  touchpoint: TouchpointRow;
  href: string;
  navigate: (href: string) => void;
}) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { description, product, scans, weeks } = touchpoint;
  return (
    <div className={classes.card}>
      <RowLink href={href} navigate={navigate} tabIndex={0}>
        <ShortUrl touchpoint={touchpoint} />
      </RowLink>
      <span className={classes.cardSmall}>{(description || product?.name) ?? ''}</span>
      <span className={classes.cardFigures}>
        {t('touchpoints:list.scans', { count: scans, formatted: number(scans) })}
        <Sparkline values={weeks} />
        <Period touchpoint={touchpoint} />
      </span>
    </div>
  );
}
