import { useTranslation } from 'react-i18next';
import type { Configuration } from '#modules/touchpoints/contract/configuration.ts';
import type { Touchpoint } from '#modules/touchpoints/contract/touchpoint.ts';
import type { ComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { onDemand } from '#platform/web/module/on-demand.tsx';
import type { DestinationAnswer } from '../../../data/use-destination-check.ts';
import type { TouchpointValues } from '../../data/touchpoint-values.ts';
import classes from '../detail.module.css';
import { DestinationField } from './destination-field.tsx';
import { FurtherSettings } from './further-settings.tsx';
import { PeriodRow } from './period-row.tsx';
import { SuffixField } from './suffix-field.tsx';

// Only products have one.
const LandingPart = onDemand(() => import('./landing-part.tsx'));

/** Destination, period and printed material of the short URL. */
export function TouchpointSettings({
  brandId,
  touchpoint,
  form,
  configurations,
  answer,
}: {
  brandId: string;
  touchpoint: Touchpoint;
  form: ComptoirForm<TouchpointValues>;
  configurations: readonly Configuration[];
  answer: DestinationAnswer;
}) {
  const { t } = useTranslation();
  return (
    <section className={classes.set} aria-labelledby="touchpoint-leads">
      <h2 id="touchpoint-leads">{t('touchpoints:detail.leads')}</h2>
      <fieldset className={classes.fields} disabled={touchpoint.state === 'deleted'}>
        <DestinationField touchpoint={touchpoint} form={form} answer={answer} />
        {touchpoint.type === 'product' && <LandingPart brandId={brandId} touchpoint={touchpoint} />}
        <SuffixField brandId={brandId} touchpoint={touchpoint} form={form} />
        <PeriodRow touchpoint={touchpoint} form={form} />
        <FurtherSettings touchpoint={touchpoint} form={form} configurations={configurations} />
      </fieldset>
    </section>
  );
}
