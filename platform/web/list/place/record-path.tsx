import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronRight, IconChevronUp } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { FilterFields } from '#platform/contract/lists/filter-condition.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { BackLink } from '#platform/web/layout/back-link.tsx';
import type { Listing } from '../listing.ts';
import classes from './record-path.module.css';
import { type NeighbourLink, useNextRecord, useRecordPlace } from './use-record-place.ts';

/** Above a record's name: back link to its list as it was left, and arrows to its neighbours. */
export function RecordPath<
  Scope,
  Fields extends FilterFields,
  View extends string,
  Sort extends string,
  Row extends object,
>(given: {
  listing: Listing<Scope, Fields, View, Sort, Row>;
  scope: Scope;
  id: string;
  /** URL and name of the list. */
  to: string;
  label: ReactNode;
  /** Kind of the record, shown after the list's name. */
  kind?: ReactNode;
}) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { search, part, neighbours } = useRecordPlace(given.listing, given.scope, given.id);
  useNextRecord(given.id, neighbours?.next);
  return (
    <div className={classes.path}>
      <BackLink to={`${part?.to ?? given.to}${search}`}>{part?.label ?? given.label}</BackLink>
      {given.kind !== undefined && (
        <span className={classes.kind}>
          <Icon of={IconChevronRight} size={14} />
          <span>{given.kind}</span>
        </span>
      )}
      {neighbours && (
        <span className={classes.neighbours}>
          <span className={classes.place} data-place>
            {t('platform:list.place', {
              place: number(neighbours.place),
              total: number(neighbours.total),
            })}
          </span>
          <Arrow
            icon={IconChevronUp}
            label={t('platform:list.previous')}
            id={given.id}
            way={neighbours.previous}
          />
          <Arrow
            icon={IconChevronDown}
            label={t('platform:list.next')}
            id={given.id}
            way={neighbours.next}
          />
        </span>
      )}
    </div>
  );
}

/** The clicked arrow and its target record. */
let pressed: { label: string; id: string } | undefined;

function Arrow({
  icon,
  label,
  id,
  way,
}: {
  icon: typeof IconChevronUp;
  label: string;
  /** The record that is shown. */
  id: string;
  way: NeighbourLink | undefined;
}) {
  const button = useRef<HTMLButtonElement>(null);
  // The focus was lost with the previous record, so the same arrow of the new one takes it.
  useEffect(() => {
    if (pressed?.label !== label || pressed.id !== id) return;
    pressed = undefined;
    button.current?.focus();
  }, [label, id]);
  return (
    // Not disabled, because a disabled arrow would lose the focus at the end of the list.
    <ActionIcon
      ref={button}
      variant="subtle"
      aria-label={label}
      aria-disabled={!way}
      data-end={!way || undefined}
      onClick={() => {
        if (!way) return;
        pressed = { label, id: way.id };
        way.go();
      }}
    >
      <Icon of={icon} />
    </ActionIcon>
  );
}
