import { IconBell } from '@tabler/icons-react';
import { ProgressRing } from '#platform/web/feedback/progress-ring.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { overallProgress } from '#platform/web/live/job-watch.ts';
import { useJobs } from '#platform/web/live/use-jobs.ts';
import { useUnreadCounts } from '#platform/web/live/use-notifications.ts';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import { HeaderButton } from '../header/header.tsx';
import { HeaderPopover } from '../header/header-popover.tsx';
import classes from './bell-and-jobs.module.css';

const MOST = 9;

const BellPanel = onDemand(() => import('./bell-panel.tsx'));

/** Progress ring of running jobs and the bell with its count; those of all clients if no client is open. */
export function BellAndJobs({
  clientId,
  settingsAddress,
}: {
  clientId: string | undefined;
  /** URL of the notification settings; none outside of clients. */
  settingsAddress: string | undefined;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const { jobs, cancel } = useJobs(clientId);
  const unread = useUnreadCounts(clientId)?.all ?? 0;
  const badge = formatBadge(unread, format.number);
  const share = overallProgress(jobs);
  return (
    <HeaderPopover
      label={t('platform:bell.title')}
      width={424}
      edge="right"
      fetch={BellPanel.fetch}
      trigger={(props) => (
        <>
          {share !== undefined && (
            <button
              type="button"
              className={classes.jobs}
              aria-label={t('platform:shell.jobs', { share: format.percent(share) })}
              {...props}
            >
              <ProgressRing share={share} />
              {format.percent(share)}
            </button>
          )}
          <HeaderButton
            icon={IconBell}
            // The label includes the visible number.
            label={t('platform:shell.bell', { count: unread, shown: badge ?? format.number(0) })}
            badge={badge}
            {...props}
          />
        </>
      )}
    >
      {(close) => (
        <BellPanel.Part
          clientId={clientId}
          jobs={jobs}
          settingsAddress={settingsAddress}
          onCancelJob={cancel}
          onLeave={close}
        />
      )}
    </HeaderPopover>
  );
}

/** One digit next to the bell; its label and the panel give the exact number. */
export function formatBadge(
  unread: number,
  formatCount: (count: number) => string,
): string | undefined {
  if (unread === 0) return undefined;
  return unread > MOST ? `${formatCount(MOST)}+` : formatCount(unread);
}
