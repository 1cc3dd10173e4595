import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDropdown } from '#platform/web/layout/use-dropdown.ts';
import { onDemand } from '#platform/web/module/on-demand.tsx';
import classes from './folded-chips.module.css';

const FoldedPanel = onDemand(() => import('./folded-panel.tsx'));

/** The chips that have no room in the bar. */
export function FoldedChips({ count, children }: { count: number; children: ReactNode }) {
  const { t } = useTranslation();
  const [isOpen, { toggle, close }] = useDisclosure();
  const { isWanted, drop, buttonProps } = useDropdown({
    popup: 'dialog',
    isOpen,
    fetch: FoldedPanel.fetch,
    onToggle: toggle,
  });
  const label = t('platform:filters.folded', { count });
  return (
    <>
      <button type="button" className={classes.fold} aria-label={label} {...buttonProps}>
        +{count}
      </button>
      {isWanted && (
        <FoldedPanel drop={drop} label={label} onClose={close}>
          {children}
        </FoldedPanel>
      )}
    </>
  );
}
