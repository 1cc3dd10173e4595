import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { ScreenShape } from '#platform/web/module/web-module.ts';
import { SkeletonRows } from './loading-states.tsx';
import classes from './screen-loading.module.css';

const FIGURES = [148, 112, 132, 96];
const SECTIONS = [8, 4, 6, 6];
const FIELDS = [72, 108, 88, 128, 80];

/** Placeholder below the title of a screen; nothing is drawn in the first 150 ms. */
export function ScreenLoading({ shape = 'rows' }: { shape?: ScreenShape | undefined }) {
  const { t } = useTranslation();
  if (shape === 'rows') return <SkeletonRows rows={12} />;
  return (
    <div className={classes.screen} role="status">
      <VisuallyHidden>{t('platform:loading')}</VisuallyHidden>
      {shape === 'form' ? <Fields /> : <Ledger />}
    </div>
  );
}

/** In the place of a title whose text is on its way. */
export function TitleLoading() {
  return <span className={classes.title} />;
}

/** A row of figures over sections with charts. */
function Ledger() {
  return (
    <div aria-hidden="true">
      <div className={classes.figures}>
        {FIGURES.map((width) => (
          <span key={width} className={classes.figure}>
            <span className={classes.bar} style={{ width: width * 0.7 }} />
            <span className={classes.number} style={{ width }} />
          </span>
        ))}
      </div>
      <div className={classes.ledger}>
        {SECTIONS.map((span, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the sections never move
          <span key={at} className={classes.section} style={{ '--span': span }}>
            <span className={classes.bar} style={{ width: 140 }} />
            <span className={classes.chart} />
          </span>
        ))}
      </div>
    </div>
  );
}

/** Labels above inputs, in one column. */
function Fields() {
  return (
    <div className={classes.form} aria-hidden="true">
      {FIELDS.map((width) => (
        <span key={width} className={classes.field}>
          <span className={classes.bar} style={{ width }} />
          <span className={classes.input} />
        </span>
      ))}
    </div>
  );
}
