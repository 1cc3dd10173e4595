import { type ReactNode, useState } from 'react';
import { useAskedAction } from '#platform/web/module/asked-action.ts';
import { onDemand } from '#platform/web/module/on-demand.tsx';
import type { DropMenuRow } from './drop-menu-list.tsx';
import { type DropButtonProps, useDropdown } from './use-dropdown.ts';

const DropMenuList = onDemand(() => import('./drop-menu-list.tsx'));

/** A button with a menu. A page may have many of these: the rows are asked for only when one opens. */
export function DropMenu({
  button,
  rows,
  ask,
  ...look
}: {
  button: (props: DropButtonProps) => ReactNode;
  rows: () => readonly DropMenuRow[];
  /** The action of the search that opens it. */
  ask?: string;
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
      {ask !== undefined && <OpensWhenAsked ask={ask} open={() => setOpen(true)} />}
      {isWanted && <DropMenuList drop={drop} rows={rows} onChange={setOpen} {...look} />}
    </>
  );
}

/** Apart, so that the many menus that nobody asks for listen to nothing. */
function OpensWhenAsked({ ask, open }: { ask: string; open: () => void }) {
  useAskedAction({ [ask]: open });
  return null;
}
