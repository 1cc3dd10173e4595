import { VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PHONE } from '#platform/web/layout/screen-width.ts';
import type { ScreenShape } from '#platform/web/module/web-module.ts';
import { SkeletonRows } from './loading-states.tsx';
import classes from './screen-loading.module.css';

const FIGURES = [148, 112, 132, 96];
const SECTIONS = [8, 4, 6, 6];
const TABS = [56, 72, 88, 64];
const FACTS = [72, 92, 58, 84, 66, 78];
const FIELDS = [72, 108, 88, 128, 80];

/** Placeholder below the title of a screen; nothing is drawn in the first 150 ms. */
export function ScreenLoading({ shape = 'list' }: { shape?: ScreenShape | undefined }) {
  const { t } = useTranslation();
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  if (shape === 'rows') return <SkeletonRows rows={12} />;
  if (shape === 'list')
    return (
      <>
        <div className={classes.screen}>
          <Tabs />
          <Filters />
        </div>
        <SkeletonRows rows={12} areCards={isPhone} />
      </>
    );
  const Shape = SHAPES[shape];
  return (
    <div className={classes.screen} data-shape={shape} role="status">
      <VisuallyHidden>{t('platform:loading')}</VisuallyHidden>
      <Shape />
    </div>
  );
}

const SHAPES = { figures: Ledger, form: FieldsLoading, editor: Editor, map: MapBoard };

/** In the place of a title whose text is on its way. */
export function TitleLoading() {
  return <span className={classes.title} />;
}

/** Views of a list, or parts of a form, over their line. */
function Tabs() {
  return (
    <div className={classes.tabs} aria-hidden="true">
      {TABS.map((width) => (
        <span key={width} className={classes.bar} style={{ width }} />
      ))}
    </div>
  );
}

/** A search field and a filter at the left, the tools of the list at the right. */
function Filters() {
  return (
    <div className={classes.filters} aria-hidden="true">
      <span className={classes.search} />
      <span className={classes.bar} style={{ width: 64 }} />
      <span className={classes.bar} style={{ width: 96 }} />
    </div>
  );
}

/** Tabs over the fields, with a panel beside them. */
function Editor() {
  return (
    <>
      <Tabs />
      <div className={classes.split}>
        <FieldsLoading />
        <Panel />
      </div>
    </>
  );
}

/** Tabs and filters over a map. */
function MapBoard() {
  return (
    <>
      <Tabs />
      <Filters />
      <span className={classes.map} />
    </>
  );
}

function Panel() {
  return (
    <div className={classes.panel} aria-hidden="true">
      {FACTS.map((share) => (
        <span key={share} className={classes.fact}>
          <span className={classes.bar} style={{ width: `${share}%` }} />
          <span className={classes.bar} style={{ width: `${share * 0.6}%` }} />
        </span>
      ))}
    </div>
  );
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
export function FieldsLoading() {
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
