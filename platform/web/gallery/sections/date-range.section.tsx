import { useState } from 'react';
import { dayIn } from '#platform/contract/time-zone.ts';
import { DateRangePicker, PeriodSwitch } from '#platform/web/date-range/date-range-picker.tsx';
import {
  LEAD_DATE_PRESETS,
  type PeriodChoice,
  TIME_PRESETS,
} from '#platform/web/date-range/period.ts';
import type { GallerySection } from '../gallery-section.ts';
import styles from './date-range.section.module.css';

export const section: GallerySection = { Example };

function Example() {
  const [preset, setPreset] = useState<(typeof TIME_PRESETS)[number]>('last-3-months');
  const [choice, setChoice] = useState<PeriodChoice>({ preset: 'last-week' });
  return (
    <div className={styles.examples}>
      <PeriodSwitch presets={TIME_PRESETS} value={preset} onChange={setPreset} />
      <DateRangePicker
        label="Created"
        presets={LEAD_DATE_PRESETS}
        today={dayIn(new Date(), 'Europe/Paris')}
        value={choice}
        onChange={setChoice}
      />
    </div>
  );
}
