import { useTranslation } from 'react-i18next';
import { JOB_VIEWS, type JobFigures, type JobView } from '#modules/super-admin/contract/jobs.ts';
import { LineTabs } from '#platform/web/layout/line-tabs.tsx';

const LABELS = {
  now: 'super-admin:jobs.view.now',
  'given-up': 'super-admin:jobs.view.givenUp',
  failed: 'super-admin:jobs.view.failed',
  planned: 'super-admin:jobs.view.planned',
  done: 'super-admin:jobs.view.done',
} as const satisfies Record<JobView, string>;

export function JobViews({
  current,
  figures,
  panelId,
  onSelect,
}: {
  current: JobView;
  figures: JobFigures | undefined;
  panelId: string;
  onSelect: (view: string) => void;
}) {
  const { t } = useTranslation();
  const counts: Record<JobView, number | undefined> = {
    now: figures?.now,
    'given-up': figures?.givenUp,
    failed: figures?.failed,
    planned: figures?.planned,
    // How much was ever done says nothing that the figure above does not.
    done: undefined,
  };
  return (
    <LineTabs
      label={t('super-admin:menu.jobs')}
      panelId={panelId}
      current={current}
      onSelect={onSelect}
      pieces={JOB_VIEWS.map((id) => ({ id, label: t(LABELS[id]), count: counts[id] }))}
    />
  );
}
