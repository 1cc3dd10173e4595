import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getBrandSettingsCall } from '#modules/touchpoints/contract/configuration.ts';
import type { StatisticsPeriod } from '#modules/touchpoints/contract/statistics.ts';
import { getTouchpointStatisticsCall } from '#modules/touchpoints/contract/statistics.ts';
import type { Touchpoint } from '#modules/touchpoints/contract/touchpoint.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { SaveBar } from '#platform/web/fields/form/save-bar.tsx';
import { useUnsavedGuard } from '#platform/web/fields/form/use-unsaved-guard.ts';
import type { CurrentClient } from '#platform/web/module/current-client.ts';
import { useLeaveBlocker } from '#platform/web/module/use-leave-blocker.ts';
import { ConflictNote } from '#platform/web/record/conflict-note.tsx';
import { useDestinationCheck } from '../../data/use-destination-check.ts';
import { TOUCHPOINT_LABELS } from '../data/touchpoint-labels.ts';
import type { TouchpointValues } from '../data/touchpoint-values.ts';
import { useTouchpointForm } from '../data/use-touchpoint-form.ts';
import { useTouchpointTexts } from '../data/use-touchpoint-texts.ts';
import { DeletedNote } from './deleted-note.tsx';
import classes from './detail.module.css';
import { TouchpointFigures } from './figures/touchpoint-figures.tsx';
import { TouchpointHead } from './head/touchpoint-head.tsx';
import { CodePanel, ScanStatistics } from './lazy-panels.tsx';
import { TouchpointSettings } from './settings/touchpoint-settings.tsx';

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
  const words = useTouchpointTexts(
    (slug) => configurations.find((one) => one.slug === slug)?.name ?? slug,
  );
  const statistics = useCall(getTouchpointStatisticsCall, {
    params: { id: touchpoint._id },
    query: { brandId, period },
  });
  const destination = useDestinationCheck(brandId, form.values);
  useUnsavedGuard(form.changes, useLeaveBlocker);
  const dirty = (Object.keys(form.values) as (keyof TouchpointValues)[]).filter((path) =>
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
          wordsOf={words.wordsOf}
        />
        <DeletedNote brandId={brandId} touchpoint={touchpoint} />
      </div>
      <form {...form.props} className={classes.split}>
        <div className={classes.content}>
          <TouchpointSettings
            brandId={brandId}
            touchpoint={touchpoint}
            form={form}
            configurations={configurations}
            answer={destination}
          />
          <ScanStatistics query={statistics} period={period} onPeriod={setPeriod} />
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
        what={words.changesOf(form.mantine.getInitialValues(), form.values, dirty)}
      />
    </div>
  );
}
