import { useDisclosure } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '#platform/web/display/icon.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { fitRow } from '#platform/web/layout/screen-width.ts';
import { useDropdown } from '#platform/web/layout/use-dropdown.ts';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import type { FilterCondition, FilterField } from '../filter-condition.ts';
import { useConditionTexts } from '../use-condition-texts.ts';
import classes from './chips-row.module.css';
import plainChipStyles from './filter-chip.module.css';
import filterChipStyles from './filter-chip.module.css';
import { AddFilter, FilterPopover } from './filter-popover.tsx';
import foldedChipsStyles from './folded-chips.module.css';

const FoldedPanel = onDemand(() => import('./folded-panel.tsx'));

const GAP = 6;
const FOLD_WIDTH = 44;

/** The active filters. Invisible copies measure the width of each chip in both forms. */
export function ChipsRow(given: {
  fields: readonly FilterField[];
  conditions: readonly FilterCondition[];
  onChange: (conditions: readonly FilterCondition[]) => void;
}) {
  const { fields, conditions, onChange } = given;
  const row = useRef<HTMLDivElement>(null);
  const [fit, setFit] = useState<FittedChips>({ form: 'full', shown: conditions.length });

  useLayoutEffect(() => {
    const place = row.current;
    if (!place) return;
    const measure = () => {
      const add = place.querySelector<HTMLElement>('[data-add]')?.offsetWidth ?? 0;
      const next = fitChips({
        full: widthsOf(place, 'full'),
        short: widthsOf(place, 'short'),
        fold: FOLD_WIDTH,
        gap: GAP,
        room: place.clientWidth - add - GAP,
      });
      setFit((before) =>
        before.form === next.form && before.shown === next.shown ? before : next,
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(place);
    return () => observer.disconnect();
  });

  const set = conditions.flatMap((condition, index) => {
    const field = fields.find(({ id }) => id === condition.field);
    return field ? [{ condition, field, key: `${condition.field} ${index}`, index }] : [];
  });
  const chip = ({ condition, field, key, index }: (typeof set)[number], form: 'full' | 'short') => (
    <FilterChip
      key={key}
      field={field}
      condition={condition}
      form={form}
      onChange={(changed) => onChange(conditions.with(index, changed))}
      onRemove={() => onChange(conditions.toSpliced(index, 1))}
    />
  );
  const folded = set.slice(fit.shown);

  return (
    <div className={classes.row} ref={row}>
      {set.slice(0, fit.shown).map((each) => chip(each, fit.form))}
      {folded.length > 0 && (
        <FoldedChips count={folded.length}>{folded.map((each) => chip(each, 'full'))}</FoldedChips>
      )}
      <span data-add="">
        <AddFilter fields={fields} onAdd={(added) => onChange([...conditions, added])} />
      </span>
      <div className={classes.measure} aria-hidden="true">
        {set.map(({ condition, field, key }) => (
          <span key={key}>
            <PlainChip field={field} condition={condition} form="full" />
            <PlainChip field={field} condition={condition} form="short" />
          </span>
        ))}
      </div>
    </div>
  );
}

function widthsOf(place: HTMLElement, form: 'full' | 'short'): number[] {
  return [...place.querySelectorAll<HTMLElement>(`[data-measure="${form}"]`)].map(
    ({ offsetWidth }) => offsetWidth,
  );
}

/** How chips are drawn: values are shortened before filters are folded into "+2". */
type FittedChips = { form: 'full' | 'short'; shown: number };

export function fitChips(given: {
  full: readonly number[];
  short: readonly number[];
  fold: number;
  gap: number;
  room: number;
}): FittedChips {
  const { full, short, ...bar } = given;
  const written = fitRow({ ...bar, widths: full });
  if (written === full.length) return { form: 'full', shown: written };
  return { form: 'short', shown: fitRow({ ...bar, widths: short }) };
}

/** An invisible chip for measuring. */
function PlainChip(given: {
  field: FilterField;
  condition: FilterCondition;
  form: 'full' | 'short';
}) {
  const texts = useConditionTexts()(given.condition, given.field);
  return (
    <span className={plainChipStyles.chip} data-form={given.form} data-measure={given.form}>
      <span className={plainChipStyles.words}>
        <span className={plainChipStyles.name}>{texts.name}</span>
        {texts.operator !== null && (
          <span className={plainChipStyles.operator}>{texts.operator}</span>
        )}
        <span className={plainChipStyles.value}>
          {given.form === 'full' ? texts.full : texts.short}
        </span>
      </span>
      <span className={plainChipStyles.remove}>
        <Icon of={IconX} size={14} />
      </span>
    </span>
  );
}

/** The chips without space in the bar. */
function FoldedChips({ count, children }: { count: number; children: ReactNode }) {
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
      <button type="button" className={foldedChipsStyles.fold} aria-label={label} {...buttonProps}>
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

/** `name | operator | value | ×`: the text opens the editor, the cross removes the filter. */
function FilterChip(given: {
  field: FilterField;
  condition: FilterCondition;
  form: 'full' | 'short';
  onChange: (condition: FilterCondition) => void;
  onRemove: () => void;
}) {
  const { field, condition, form, onChange, onRemove } = given;
  const { t } = useTranslation();
  const texts = useConditionTexts()(condition, field);
  const [opened, { toggle, close }] = useDisclosure();
  return (
    <span className={filterChipStyles.chip} data-form={form}>
      <FilterPopover
        field={field}
        condition={condition}
        opened={opened}
        onToggle={toggle}
        onClose={close}
        onApply={onChange}
        label={t('platform:filters.edit', { name: field.name })}
        button={(props) => (
          <button type="button" className={filterChipStyles.words} {...props}>
            <span className={filterChipStyles.name}>{texts.name}</span>
            {texts.operator !== null && (
              <span className={filterChipStyles.operator}>{texts.operator}</span>
            )}
            <span className={filterChipStyles.value} title={texts.full}>
              {form === 'full' ? texts.full : texts.short}
            </span>
          </button>
        )}
      />
      <button
        type="button"
        className={filterChipStyles.remove}
        aria-label={t('platform:filters.remove', { name: field.name })}
        onClick={onRemove}
      >
        <Icon of={IconX} size={14} />
      </button>
    </span>
  );
}
