import { useMediaQuery } from '@mantine/hooks';
import { IconArrowsDiff, IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MapChoices } from '#modules/opportunity/contract/map-filter.ts';
import { erpRanges } from '#modules/opportunity/contract/periods.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { PHONE } from '#platform/web/layout/phone.ts';
import { useDropdown } from '#platform/web/layout/use-dropdown.ts';
import { onDemand } from '#platform/web/module/on-demand.tsx';
import { useToday } from '#platform/web/time/use-today.ts';
import classes from './map.module.css';

const MARK = '\u2063';
const ErpPanel = onDemand(() => import('./erp-panel.tsx'));

/** What sales are compared with, as a sentence that opens [OPP-04]. */
export function ErpComparison({
  clientId,
  choices,
  onChange,
}: {
  clientId: string;
  choices: MapChoices;
  onChange: (choices: MapChoices) => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const today = useToday();
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const isShort = useMediaQuery('(max-width: 63.99em)', false, { getInitialValueInEffect: false });
  const width = isPhone ? 'phone' : isShort ? 'middle' : 'wide';
  const [isOpen, setOpen] = useState(false);
  const { isWanted, drop, buttonProps } = useDropdown({
    popup: 'dialog',
    isOpen,
    fetch: ErpPanel.fetch,
    onToggle: () => setOpen(!isOpen),
  });
  const { range, against } = erpRanges(
    { ...choices, period: choices.erpPeriod, from: choices.erpFrom, to: choices.erpTo },
    today,
  );
  const compared = format.period(range.from, range.to);
  const base = format.period(against.from, against.to);
  // The sentence has both periods in bold, wherever its language puts them.
  const [before, between, after] = t('opportunity:map.erp.sentence', {
    compared: MARK,
    base: MARK,
  }).split(MARK);
  return (
    <>
      <button
        type="button"
        className={classes.erpButton}
        {...buttonProps}
        {...(width !== 'wide' && {
          'aria-label': t('opportunity:map.erp.sentence', { compared, base }),
        })}
      >
        <Icon of={IconArrowsDiff} />
        {width === 'wide' ? (
          <span>
            {before}
            <b>{compared}</b>
            {between}
            <b>{base}</b>
            {after}
          </span>
        ) : (
          width === 'middle' && t('opportunity:map.erp.title')
        )}
        <Icon of={IconChevronDown} size={14} />
      </button>
      {isWanted && (
        <ErpPanel
          drop={drop}
          clientId={clientId}
          choices={choices}
          onClose={() => setOpen(false)}
          onCompare={(next) => {
            setOpen(false);
            onChange(next);
          }}
        />
      )}
    </>
  );
}
