import { IconLink, IconPackage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type {
  LandingState,
  TouchpointCondition,
  TouchpointRow,
  TouchpointState,
  TouchpointType,
  TouchpointView,
} from '#modules/touchpoints/contract/touchpoint.ts';
import { touchpointFields } from '#modules/touchpoints/contract/touchpoint-fields.ts';
import { fieldsWith, pickFieldPart } from '#platform/contract/fields/record-fields.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { MiddleCut } from '#platform/web/display/marked-text.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { shortUrlParts } from '../../data/touchpoint-listing.ts';
import classes from './list.module.css';

type TouchpointField = TouchpointCondition['field'];

export const VIEW_NAMES = {
  all: 'touchpoints:view.all',
  product: 'touchpoints:view.product',
  custom: 'touchpoints:view.custom',
  ending: 'touchpoints:view.ending',
  'never-scanned': 'touchpoints:view.neverScanned',
  deleted: 'touchpoints:view.deleted',
} as const satisfies Record<TouchpointView, string>;

export const TYPE_NAMES = {
  custom: 'touchpoints:type.custom',
  product: 'touchpoints:type.product',
} as const satisfies Record<TouchpointType, string>;

export const STATE_NAMES = {
  planned: 'touchpoints:state.planned',
  live: 'touchpoints:state.live',
  over: 'touchpoints:state.over',
  deleted: 'touchpoints:state.deleted',
} as const satisfies Record<TouchpointState, string>;

export const LANDING_STATE_NAMES = {
  none: 'touchpoints:landingState.none',
  waiting: 'touchpoints:landingState.waiting',
  ready: 'touchpoints:landingState.ready',
  failed: 'touchpoints:landingState.failed',
} as const satisfies Record<LandingState, string>;

export const FIELD_NAMES = {
  ...pickFieldPart(touchpointFields, 'label', fieldsWith(touchpointFields, 'filter')),
  type: 'touchpoints:field.type',
  state: 'touchpoints:field.state',
  scannedIn: 'touchpoints:field.scannedIn',
  scans: 'touchpoints:field.scans',
  clicks: 'touchpoints:field.clicks',
  hasQuantity: 'touchpoints:field.hasQuantity',
  suffix: 'touchpoints:field.suffix',
  sku: 'touchpoints:field.sku',
  product: 'touchpoints:field.product',
  destination: touchpointFields.destUrl.label,
  created: 'touchpoints:field.created',
  landing: 'touchpoints:field.landing',
  configuration: touchpointFields.configurationSlug.label,
} as const satisfies Record<TouchpointField, string>;

/** The active period; touchpoints that have not started or are over show that state. */
export function Period({ touchpoint }: { touchpoint: TouchpointRow }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { started, ended, createdAt, state } = touchpoint;
  if (state === 'deleted') return <span className={classes.quiet}>{t(STATE_NAMES.deleted)}</span>;
  // An ended touchpoint shows its end date; one that ended by its visit cap has none.
  if (state === 'over')
    return (
      <span className={classes.quiet}>
        {[t(STATE_NAMES.over), ...(isPast(ended) ? [format.date(ended)] : [])].join(' · ')}
      </span>
    );
  const from = started ?? createdAt;
  const periodText =
    ended === null
      ? t('touchpoints:list.from', { date: format.date(from) })
      : format.period(from, ended);
  return <span className={state === 'planned' ? classes.due : classes.quiet}>{periodText}</span>;
}

function isPast(moment: string | null): moment is string {
  return moment !== null && Date.parse(moment) <= Date.now();
}

/** The part that differs is what one reads: the base steps back. */
export function ShortUrl({ touchpoint }: { touchpoint: TouchpointRow }) {
  const { base, suffix } = shortUrlParts(touchpoint);
  return (
    <span className={classes.short}>
      <Icon
        of={touchpoint.type === 'product' ? IconPackage : IconLink}
        size={15}
        className={classes.kind}
      />
      <span className={classes.address}>
        <MiddleCut base={base} text={suffix} />
      </span>
    </span>
  );
}
