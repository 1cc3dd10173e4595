import { useLayoutEffect, useRef, useState } from 'react';
import type { FilterCondition } from '../filter-condition.ts';
import type { FilterField } from '../filter-field.ts';
import { AddFilter } from './add-filter.tsx';
import classes from './chips-row.module.css';
import { FilterChip } from './filter-chip.tsx';
import { type FittedChips, fitChips } from './fit-chips.ts';
import { FoldedChips } from './folded-chips.tsx';
import { PlainChip } from './plain-chip.tsx';

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
