import { onDemand } from '#platform/web/module/load-chunk.tsx';
import classes from './code/code-panel.module.css';
import detail from './detail.module.css';

/** Panels loaded after the settings, each with a placeholder of the same size. */
export const CodePanel = onDemand(
  () => import('./code/code-panel.tsx'),
  <div className={`${classes.panel} ${classes.coming}`} aria-busy="true" />,
);
export const ScanStatistics = onDemand(
  () => import('./figures/scan-statistics.tsx'),
  <div className={`${detail.over} ${detail.coming}`} aria-busy="true" />,
);
