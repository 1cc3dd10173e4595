import { SegmentedControl } from '@mantine/core';
import { useRef } from 'react';
import type { Touchpoint } from '#modules/touchpoints/contract/touchpoint.ts';
import type { ComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { UrlField } from '#platform/web/fields/text-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { DestinationHint } from '../../../components/destination-hint.tsx';
import type { DestinationCheck } from '../../../data/use-destination-check.ts';
import { TOUCHPOINT_LABELS } from '../../data/touchpoint-labels.ts';
import type { TouchpointValues } from '../../data/touchpoint-values.ts';
import { ChangedLabel } from '../changed-label.tsx';
import classes from '../detail.module.css';

/** Destination of the short URL; a product can use its landing page instead [TP-10, TP-12]. */
export function DestinationField({
  touchpoint,
  form,
  answer,
}: {
  touchpoint: Touchpoint;
  form: ComptoirForm<TouchpointValues>;
  answer: DestinationCheck;
}) {
  const { t } = useTranslation();
  const { mantine, values } = form;
  const { destUrl } = values;
  /** Restores the typed URL after the user switches to the other choice and back. */
  const typed = useRef(destUrl ?? '');
  const label = (
    <ChangedLabel isChanged={mantine.isDirty('destUrl')}>
      {t(TOUCHPOINT_LABELS.destUrl)}
    </ChangedLabel>
  );
  const isProduct = touchpoint.type === 'product';
  return (
    <div>
      {isProduct && (
        <div className={classes.choice}>
          <span className={classes.label}>{label}</span>
          <SegmentedControl
            aria-label={t(TOUCHPOINT_LABELS.destUrl)}
            value={destUrl === null ? 'landing' : 'address'}
            onChange={(kind) => {
              if (destUrl !== null) typed.current = destUrl;
              mantine.clearFieldError('destUrl');
              mantine.setFieldValue('destUrl', kind === 'landing' ? null : typed.current);
            }}
            data={[
              { value: 'landing', label: t('touchpoints:detail.toLandingPage') },
              { value: 'address', label: t('touchpoints:detail.toAddress') },
            ]}
          />
        </div>
      )}
      {destUrl !== null && (
        <UrlField
          {...form.field('destUrl')}
          value={destUrl}
          isRequired
          {...(isProduct
            ? { label: undefined, 'aria-label': t(TOUCHPOINT_LABELS.destUrl) }
            : { label })}
          placeholder="https://"
        />
      )}
      {destUrl !== null && (
        <div className={classes.hintPlace} role="status">
          {!mantine.errors.destUrl && <DestinationHint answer={answer} />}
        </div>
      )}
    </div>
  );
}
