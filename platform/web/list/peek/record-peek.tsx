import { ActionIcon, Button } from '@mantine/core';
import { IconArrowRight, IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { KeyValues } from '#platform/web/display/figures/key-values.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { Kbd } from '#platform/web/display/kbd.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ModalDialog } from '#platform/web/layout/modal-dialog.tsx';
import type { TableColumn } from '#platform/web/table/columns/table-column.ts';
import { peekAfter } from './peek-after.ts';
import classes from './record-peek.module.css';

/** Panel beside a list with all columns of a row; opened and closed by one key. */
export default function RecordPeek<Row>({
  rows,
  at,
  columns,
  nameOf,
  onMove,
  onOpen,
  onClose,
}: {
  rows: readonly Row[];
  at: number;
  columns: readonly TableColumn<Row>[];
  nameOf: (row: Row) => string;
  onMove: (at: number) => void;
  onOpen: (at: number) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const panel = useRef<HTMLDivElement>(null);
  // The whole panel handles keys, so it takes the focus instead of its first button.
  useEffect(() => panel.current?.focus(), []);
  const row = rows[at];
  if (row === undefined) return null;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const isPressable = (event.target as HTMLElement).matches('button, a');
    const next = peekAfter(event.key, { at, count: rows.length, isPressable });
    if (next === undefined) return;
    event.preventDefault();
    if (next === 'close') onClose();
    else if (next === 'open') onOpen(at);
    else onMove(next);
  };
  return (
    <ModalDialog label={nameOf(row)} className={classes.peek} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole panel, each with its button too */}
      <div ref={panel} tabIndex={-1} className={classes.panel} onKeyDown={onKeyDown}>
        <header className={classes.head}>
          <span className={classes.place}>
            {t('platform:list.place', { place: number(at + 1), total: number(rows.length) })}
          </span>
          <ActionIcon
            variant="subtle"
            aria-label={t('platform:list.previous')}
            aria-disabled={at === 0}
            onClick={() => onMove(Math.max(0, at - 1))}
          >
            <Icon of={IconChevronUp} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            aria-label={t('platform:list.next')}
            aria-disabled={at === rows.length - 1}
            onClick={() => onMove(Math.min(rows.length - 1, at + 1))}
          >
            <Icon of={IconChevronDown} />
          </ActionIcon>
          <ActionIcon variant="subtle" aria-label={t('platform:shell.close')} onClick={onClose}>
            <Icon of={IconX} />
          </ActionIcon>
        </header>
        <h2 className={classes.name} aria-live="polite">
          {nameOf(row)}
        </h2>
        <div className={classes.facts}>
          <KeyValues
            rows={columns
              .filter(({ namesRow }) => !namesRow)
              .map(({ id, header, cell }) => ({ key: id, label: header, value: cell(row) }))}
          />
        </div>
        <footer className={classes.foot}>
          <Button onClick={() => onOpen(at)} rightSection={<Icon of={IconArrowRight} />}>
            {t('platform:list.openRecord')}
          </Button>
          <span className={classes.keys}>
            <Kbd>↑ ↓</Kbd>
            <Kbd>{t('platform:key.escape')}</Kbd>
          </span>
        </footer>
      </div>
    </ModalDialog>
  );
}
