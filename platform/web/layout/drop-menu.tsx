import { type ReactNode, useState } from 'react';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import { useRequestedAction } from '#platform/web/module/requested-action.ts';
import type { DropMenuRow } from './drop-menu-list.tsx';
import { type DropButtonProps, useDropdown } from './use-dropdown.ts';

const DropMenuList = onDemand(() => import('./drop-menu-list.tsx'));

/** A button with a menu. A page may have many of these, so the rows are computed only when one opens. */
export function DropMenu({
  button,
  rows,
  action,
  ...look
}: {
  button: (props: DropButtonProps) => ReactNode;
  rows: () => readonly DropMenuRow[];
  /** Name of the requested action (search) that opens it. */
  action?: string;
  /** Text at the bottom of the menu. */
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
      {action !== undefined && <OpensOnRequest action={action} open={() => setOpen(true)} />}
      {isWanted && <DropMenuList drop={drop} rows={rows} onChange={setOpen} {...look} />}
    </>
  );
}

/** A separate component, so that menus without an action register no listener. */
function OpensOnRequest({ action, open }: { action: string; open: () => void }) {
  useRequestedAction({ [action]: open });
  return null;
}
