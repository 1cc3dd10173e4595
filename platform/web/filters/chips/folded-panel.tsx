import type { ReactNode } from 'react';
import { DropPanel } from '#platform/web/layout/drop-panel.tsx';
import type { Drop } from '#platform/web/layout/use-dropdown.ts';
import classes from './folded-chips.module.css';

export default function FoldedPanel(given: {
  drop: Drop;
  label: string;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <DropPanel
      drop={given.drop}
      label={given.label}
      className={classes.folded}
      position="bottom-start"
      onLeave={given.onClose}
      onEscape={given.onClose}
    >
      {given.children}
    </DropPanel>
  );
}
