import { useTranslation } from 'react-i18next';
import { aboutTouchpoint } from '#modules/touchpoints/contract/about-touchpoint.ts';
import type { TouchpointRow } from '#modules/touchpoints/contract/touchpoint.ts';
import { Sparkline } from '#platform/web/charts/lines/sparkline.tsx';
import { MiddleCut } from '#platform/web/display/middle-cut.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import type { CardNavigation } from '#platform/web/list/record-list-props.ts';
import { PhoneCard } from '#platform/web/table/cards/phone-card.tsx';
import { shortUrlParts } from '../../data/short-url-parts.ts';
import { Period } from './period.tsx';
import { TYPE_NAMES } from './touchpoint-names.ts';

/** A touchpoint on a phone: which, what for, and how it does. */
export function TouchpointCard({
  touchpoint,
  ...way
}: CardNavigation & { touchpoint: TouchpointRow }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { type, description, product, scans, weeks } = touchpoint;
  const { base, suffix } = shortUrlParts(touchpoint);
  return (
    <PhoneCard
      {...way}
      name={<MiddleCut base={base} text={suffix} />}
      figure={
        <span title={t('touchpoints:list.scans', { count: scans, formatted: number(scans) })}>
          {number(scans)}
        </span>
      }
      text={aboutTouchpoint({ product: product?.name, description })}
      chart={<Sparkline values={weeks} />}
      facts={[t(TYPE_NAMES[type])]}
      date={<Period touchpoint={touchpoint} />}
    />
  );
}
