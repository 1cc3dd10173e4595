import { useTranslation } from 'react-i18next';
import type { ListedSegment } from '#modules/profile-hub/contract/segment-list.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useSegmentFigure } from '../data/use-segment-figure.ts';
import panel from './count-panel.module.css';
import classes from './segment-builder.module.css';
import { UsedIn } from './used-in.tsx';

/** A segment without rules: how many were put in, and where that is done. */
export function StaticSegment({ segment }: { segment: ListedSegment }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const count = useSegmentFigure(segment.id);
  return (
    <div className={classes.builder}>
      <p className={panel.figure} role="status">
        {count === undefined ? '…' : number(count)}{' '}
        <span>{t('profile-hub:segment.contacts', { count: count ?? 0 })}</span>
      </p>
      <p className={panel.quiet}>{t('profile-hub:segment.staticHelp')}</p>
      <UsedIn names={segment.usedIn} />
    </div>
  );
}
