import { ActionIcon } from '@mantine/core';
import { IconFlame, IconX } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type {
  getAreaDetailsCall,
  HotReason,
} from '#modules/opportunity/contract/map-detail-calls.ts';
import type { MapChoices } from '#modules/opportunity/contract/map-filter.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import link from '#platform/web/display/link.module.css';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import classes from './details.module.css';

/** The selection on the map. The id is that of the retailer or area; for a cluster it is `zoom/x/y`. */
export interface MapSelection {
  kind: 'area' | 'cluster' | 'retailer';
  id: string;
  /** For an area: lists its prospects instead, either all or those in places where users found no store. */
  list?: 'all' | 'unserved' | undefined;
}

export interface DetailsPanelProps {
  clientId: string;
  selection: MapSelection;
  choices: MapChoices;
  /** Ids of the hot areas of the level, the hottest first. */
  hot: readonly string[];
  onClose: () => void;
  onSelect: (selection: MapSelection) => void;
}

/** Title and close button of the side panel. */
export function PanelFrame({
  title,
  note,
  onClose,
  children,
}: {
  title: string;
  /** Text next to the title. */
  note?: string | undefined;
  onClose: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <div className={classes.panel}>
      <div className={classes.head}>
        {/* Gets the focus when the panel opens. */}
        <h2 tabIndex={-1}>{title}</h2>
        {note !== undefined && <span className={classes.small}>{note}</span>}
        <ActionIcon variant="subtle" aria-label={t('platform:shell.close')} onClick={onClose}>
          <Icon of={IconX} />
        </ActionIcon>
      </div>
      {children}
    </div>
  );
}

/**
 * Loading state and content of details. Shows a message instead of an error for items outside the reader's map
 * [OPP-07].
 */
export function DetailsBoundary<Data>({
  query,
  loading,
  children,
}: {
  query: UseQueryResult<Data>;
  loading?: ReactNode;
  children: (data: Data) => ReactNode;
}) {
  const { t } = useTranslation();
  if (query.error instanceof ProblemError && query.error.status === 404)
    return <p className={classes.small}>{t('opportunity:details.notOnMap')}</p>;
  return (
    <QueryBoundary query={query} {...(loading !== undefined && { loading })}>
      {children}
    </QueryBoundary>
  );
}

/**
 * Moves the focus to the title of a panel that opens or changes, and back when it closes. Links that open the panel do not
 * move it.
 */
export function usePanelFocus(shown: string | null, onLost: () => void) {
  const panel = useRef<HTMLElement>(null);
  const before = useRef(shown);
  const opener = useRef<Element | null>(null);
  const focusLost = useEffectEvent(onLost);
  useLayoutEffect(() => {
    if (before.current === shown) return;
    if (before.current === null) opener.current = document.activeElement;
    before.current = shown;
    if (shown !== null) {
      panel.current?.querySelector('h2')?.focus({ preventScroll: true });
      return;
    }
    const from = opener.current;
    if (from instanceof HTMLElement && from.isConnected && from !== document.body) from.focus();
    else focusLost();
  }, [shown]);
  return panel;
}

type Reasons = CallOutput<typeof getAreaDetailsCall>['reasons'];

/** Up to five reasons with a number each; actionable ones are links. */
export function WhyHot({
  clientId,
  title,
  reasons,
  acts = {},
  children,
}: {
  clientId: string;
  title: string;
  reasons: Reasons;
  /** Actions that replace the link of a reason, with the current map filters. */
  acts?: Partial<Record<HotReason, () => void>>;
  /** Further actions for the reason. */
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const { number, percent } = useFormat();
  if (reasons.length === 0) return null;
  return (
    <section className={classes.card}>
      <h3>
        <Icon of={IconFlame} />
        {title}
      </h3>
      <ul className={classes.lines}>
        {reasons.map(({ reason, count, params, href }) => {
          const text = t(`opportunity:details.reason.${keyOf(reason, params)}`, {
            ...params,
            ...(typeof params.average === 'number' && { average: number(params.average, 1) }),
          });
          return (
            <li key={reason} className={classes.line}>
              {acts[reason] ? (
                <LinkButton className={classes.reason} onClick={acts[reason]}>
                  {text}
                </LinkButton>
              ) : href !== '' ? (
                <Link
                  className={`${link.link} ${classes.reason}`}
                  to={clientAddress(clientId, href)}
                >
                  {text}
                </Link>
              ) : (
                <span className={classes.reason}>{text}</span>
              )}
              <b>{reason === 'growing' ? `+${percent(count)}` : number(count)}</b>
            </li>
          );
        })}
      </ul>
      {children}
    </section>
  );
}

/** The city of a deleted location is unknown. */
function keyOf(reason: HotReason, { town }: Reasons[number]['params']) {
  return reason === 'leads-sent-away' && town === '' ? 'leads-sent-elsewhere' : reason;
}
