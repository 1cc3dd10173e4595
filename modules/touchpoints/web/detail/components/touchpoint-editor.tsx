import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { getBrandSettingsCall } from '#modules/touchpoints/contract/configuration.ts';
import {
  getTouchpointStatisticsCall,
  type StatisticsPeriod,
} from '#modules/touchpoints/contract/statistics.ts';
import type { Touchpoint } from '#modules/touchpoints/contract/touchpoint.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { Note } from '#platform/web/feedback/note.tsx';
import { SaveBar, useUnsavedGuard } from '#platform/web/fields/form/save-bar.tsx';
import type { ComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { CurrentClient } from '#platform/web/module/current-client.ts';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import { useLeaveBlocker } from '#platform/web/module/router-adapters.ts';
import { ConflictNote } from '#platform/web/record/conflict-note.tsx';
import { useRecordForm } from '#platform/web/record/use-record-form.tsx';
import { useDayZone } from '#platform/web/time/use-day-zone.ts';
import { type DestinationCheck, useDestinationCheck } from '../../data/use-destination-check.ts';
import { TOUCHPOINT_LABELS, useTouchpointTexts } from '../data/touchpoint-labels.ts';
import {
  type TouchpointValues,
  toTouchpointValues,
  touchpointEdits,
  touchpointFormSchema,
  touchpointRules,
  withNewSuffix,
} from '../data/touchpoint-values.ts';
import { useChangeTouchpoint, useTouchpointActions } from '../data/use-touchpoint-actions.ts';
import classes from './detail.module.css';
import { TouchpointFigures } from './figures/touchpoint-figures.tsx';
import { TouchpointHead } from './head/touchpoint-head.tsx';
import { CodePanel, ScanStatistics } from './lazy-panels.tsx';
import { DestinationField } from './settings/destination-field.tsx';
import { FurtherSettings } from './settings/further-settings.tsx';
import { PeriodRow } from './settings/period-row.tsx';
import { SuffixField } from './settings/suffix-field.tsx';

// Loaded on demand: only product touchpoints have a landing page.
const LandingPart = onDemand(() => import('./settings/landing-part.tsx'));

/**
 * Shows and edits one touchpoint. In a concurrent edit, the second user sees the changes saved by the first [TP-05].
 */
export function TouchpointEditor({
  client,
  touchpoint,
  onReload,
}: {
  client: CurrentClient;
  touchpoint: Touchpoint;
  onReload: () => Promise<Touchpoint | undefined>;
}) {
  const { t } = useTranslation();
  const { brandId } = client;
  const [period, setPeriod] = useState<StatisticsPeriod>('12-months');
  const editor = useTouchpointForm({ brandId, touchpoint, onReload });
  const { form } = editor;
  const brand = useCall(getBrandSettingsCall, { query: { brandId } }).data;
  const configurations = brand?.touchpointConfigurations ?? [];
  const texts = useTouchpointTexts(
    (slug) => configurations.find((one) => one.slug === slug)?.name ?? slug,
  );
  const statistics = useCall(getTouchpointStatisticsCall, {
    params: { id: touchpoint._id },
    query: { brandId, period },
  });
  const destination = useDestinationCheck(brandId, form.values);
  useUnsavedGuard(form.changes, useLeaveBlocker);
  const changedFields = (Object.keys(form.values) as (keyof TouchpointValues)[]).filter((path) =>
    form.mantine.isDirty(path),
  );

  return (
    <div className={classes.scroll}>
      <TouchpointHead client={client} touchpoint={touchpoint} />
      <TouchpointFigures touchpoint={touchpoint} statistics={statistics.data} />
      <div className={classes.notes}>
        <ConflictNote
          editor={editor}
          labelOf={(path) => t(TOUCHPOINT_LABELS[path])}
          wordsOf={texts.wordsOf}
        />
        <DeletedNote brandId={brandId} touchpoint={touchpoint} />
      </div>
      <form {...form.props} className={classes.split}>
        <div className={classes.content}>
          <TouchpointSettings
            brandId={brandId}
            touchpoint={touchpoint}
            form={form}
            answer={destination}
          />
          <ScanStatistics query={statistics} period={period} onPeriod={setPeriod} />
          <FurtherSettings touchpoint={touchpoint} form={form} configurations={configurations} />
        </div>
        <CodePanel
          brandId={brandId}
          touchpoint={touchpoint}
          form={form}
          hasBrandLogo={brand?.hasLogo ?? false}
          answer={destination}
        />
      </form>
      <SaveBar
        form={form}
        what={texts.changesOf(form.mantine.getInitialValues(), form.values, changedFields)}
      />
    </div>
  );
}

/** A deleted touchpoint cannot be changed; the restore action is next to the explanation. */
function DeletedNote({ brandId, touchpoint }: { brandId: string; touchpoint: Touchpoint }) {
  const { t } = useTranslation();
  const { moment } = useFormat();
  const { restore } = useTouchpointActions(brandId, touchpoint);
  if (touchpoint.deletedAt === null) return null;
  return (
    <div className={classes.note}>
      <Note
        tone="due"
        title={t('touchpoints:detail.deletedAt', { moment: moment(touchpoint.deletedAt) })}
        action={
          <Button variant="default" onClick={() => void restore()}>
            {t('touchpoints:bulk.restore')}
          </Button>
        }
      >
        {t('touchpoints:detail.deletedMeans')}
      </Note>
    </div>
  );
}

/** Form state, validation and saving of a touchpoint [TP-05]. */
function useTouchpointForm(given: {
  brandId: string;
  touchpoint: Touchpoint;
  onReload: () => Promise<Touchpoint | undefined>;
}) {
  const { brandId, touchpoint } = given;
  const { t } = useTranslation();
  const { update } = useChangeTouchpoint();
  const zone = useDayZone();
  const schema = useMemo(() => touchpointFormSchema(zone), [zone]);
  return useRecordForm<Touchpoint, TouchpointValues>({
    record: touchpoint,
    valuesOf: (stored) => toTouchpointValues(stored ?? touchpoint, zone),
    schema,
    rules: touchpointRules,
    // A typed suffix counts as added, so that server errors refer to an existing entry.
    completed: withNewSuffix,
    async save({ values, before, base }) {
      const edits = touchpointEdits(before, values, zone);
      if (Object.keys(edits).length === 0) return undefined;
      const { _id, version } = base ?? touchpoint;
      return update.mutateAsync({ params: { id: _id }, body: { ...edits, brandId, version } });
    },
    reload: given.onReload,
    saved: () => t('touchpoints:detail.saved'),
  });
}

/** Destination, suffixes, period and number of printed copies. */
function TouchpointSettings({
  brandId,
  touchpoint,
  form,
  answer,
}: {
  brandId: string;
  touchpoint: Touchpoint;
  form: ComptoirForm<TouchpointValues>;
  answer: DestinationCheck;
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
      </fieldset>
    </section>
  );
}
