import { Button } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { IconFilter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '#platform/web/display/icon.tsx';
import { MarkedText } from '#platform/web/display/marked-text.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PHONE } from '#platform/web/layout/screen-width.ts';
import { useOpened } from '#platform/web/layout/use-dropdown.ts';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import { ChipsRow } from './chips/chips-row.tsx';
import classes from './filter-bar.module.css';
import type { FilterCondition, FilterField } from './filter-condition.ts';
import { SearchField } from './search/search-field.tsx';
import filterSheetStyles from './sheet/filter-sheet.module.css';

const FilterSheetPanel = onDemand(() => import('./sheet/filter-sheet-panel.tsx'));

/** Search, filters, number of matches, and the tools of the list. */
export function FilterBar(given: {
  search?: { placeholder: string; query: string; onSearch: (query: string) => void };
  fields: readonly FilterField[];
  conditions: readonly FilterCondition[];
  onChange: (conditions: readonly FilterCondition[]) => void;
  /** Shown only when given: 214 of 1,284. */
  count?: { found: number; total: number };
  saveView?: ReactNode;
  tools?: ReactNode;
}) {
  const { search, fields, conditions, onChange, count } = given;
  const phone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  return (
    <search className={classes.bar}>
      {search && <SearchField {...search} />}
      <Filters fields={fields} conditions={conditions} onChange={onChange} isPhone={phone} />
      {count && !phone && <Found {...count} />}
      {given.saveView !== undefined && <span className={classes.save}>{given.saveView}</span>}
      {given.tools}
    </search>
  );
}

function Found({ found, total }: { found: number; total: number }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <span className={classes.count}>
      <MarkedText
        text={t('platform:filters.found', { found: number(found), total: number(total) })}
      />
    </span>
  );
}

/** Not shown for a list that can only be searched. */
function Filters({
  isPhone,
  ...given
}: Pick<Parameters<typeof FilterBar>[0], 'fields' | 'conditions' | 'onChange'> & {
  isPhone: boolean;
}) {
  if (given.fields.length === 0) return <span className={classes.room} />;
  return isPhone ? <FilterSheet {...given} /> : <ChipsRow {...given} />;
}

/** On a phone, filters open in a sheet at the bottom. */
function FilterSheet(given: {
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
        classNames={{ root: filterSheetStyles.open, label: filterSheetStyles.openWords }}
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
