import { type ReactNode, useState } from 'react';
import { onDemand } from '#platform/web/module/on-demand.tsx';
import type { DropMenuRow } from './drop-menu-list.tsx';
import { type DropButtonProps, useDropdown } from './use-dropdown.ts';

const DropMenuList = onDemand(() => import('./drop-menu-list.tsx'));

/** A button with a menu. A page may have many of these: the rows are asked for only when one opens. */
export function DropMenu({
  button,
  rows,
  ...look
}: {
  button: (props: DropButtonProps) => ReactNode;
  rows: () => readonly DropMenuRow[];
  /** At the foot of the menu. */
  note?: (() => ReactNode) | undefined;
  position: 'bottom-start' | 'bottom-end' | 'top-end';
  width?: number;
}) {
  const [isOpen, setOpen] = useState(false);
  const { isWanted, drop, buttonProps } = useDropdown({
    popup: 'menu',
    isOpen,
    fetch: DropMenuList.fetch,
    onToggle: () => setOpen(!isOpen),
  });
  return (
    <>
      {button(buttonProps)}
      {isWanted && <DropMenuList drop={drop} rows={rows} onChange={setOpen} {...look} />}
    </>
  );
}
