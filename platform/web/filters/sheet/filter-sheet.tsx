import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFilter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#platform/web/display/icon.tsx';
import { useOpened } from '#platform/web/layout/use-opened.ts';
import { onDemand } from '#platform/web/module/on-demand.tsx';
import type { FilterCondition } from '../filter-condition.ts';
import type { FilterField } from '../filter-field.ts';
import classes from './filter-sheet.module.css';

const FilterSheetPanel = onDemand(() => import('./filter-sheet-panel.tsx'));

/** On a phone the filters rise from below. */
export function FilterSheet(given: {
  fields: readonly FilterField[];
  conditions: readonly FilterCondition[];
  onChange: (conditions: readonly FilterCondition[]) => void;
}) {
  const { conditions } = given;
  const { t } = useTranslation();
  const [isOpen, { open, close }] = useDisclosure();
  const isWanted = useOpened(isOpen);
  return (
    <>
      <Button
        variant="default"
        classNames={{ root: classes.open, label: classes.openWords }}
        aria-label={t('platform:filters.open', { count: conditions.length })}
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={FilterSheetPanel.fetch}
        onFocus={FilterSheetPanel.fetch}
      >
        <Icon of={IconFilter} size={20} />
        {conditions.length > 0 && conditions.length}
      </Button>
      {isWanted && <FilterSheetPanel {...given} isOpen={isOpen} onClose={close} />}
    </>
  );
}
