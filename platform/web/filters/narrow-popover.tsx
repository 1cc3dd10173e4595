import { ActionIcon, Button, FocusTrap, Popover } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronDown, IconFilter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '../display/icon.tsx';
import { useFormat } from '../format/use-format.ts';
import { PHONE } from '../layout/screen-width.ts';
import classes from './narrow-popover.module.css';

/** Fields that filter all figures of a screen, behind a button that shows the current selection. */
export function NarrowPopover({
  label,
  chosen,
  clear,
  children,
}: {
  label: string;
  chosen: readonly string[];
  clear: { label: string; run: () => void } | undefined;
  children: ReactNode;
}) {
  const { list } = useFormat();
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  return (
    <Popover position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        {isPhone ? (
          <ActionIcon variant="default" aria-label={list(chosen)}>
            <Icon of={IconFilter} />
          </ActionIcon>
        ) : (
          <Button
            variant="default"
            leftSection={<Icon of={IconFilter} />}
            rightSection={<Icon of={IconChevronDown} />}
          >
            {list(chosen)}
          </Button>
        )}
      </Popover.Target>
      <Popover.Dropdown aria-label={label} className={classes.panel}>
        {/* A focused field shows its options above the other fields. */}
        <FocusTrap.InitialFocus />
        {children}
        {clear && (
          <Button variant="subtle" onClick={clear.run}>
            {clear.label}
          </Button>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
