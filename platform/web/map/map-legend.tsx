import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Icon } from '#platform/web/display/icon.tsx';
import type { AreaTone, MarkerShape } from './map-data.ts';
import styles from './map-legend.module.css';
import { MarkerSign } from './markers/marker-sign.tsx';
import { toneColour } from './palette/map-palette.ts';

export type LegendRule = { tone: AreaTone; colour?: string; label: string; count?: string };
export type LegendMark = { sign: MarkerShape | 'cluster'; colour?: string; label: string };

type MapLegendProps = {
  title: string;
  rules?: readonly LegendRule[];
  marks?: readonly LegendMark[];
  /** Explains what the rules do not cover. */
  note?: string;
};

const NARROW = 640;

/** Each rule with its number of areas. Collapsed on narrow screens. */
export function MapLegend({ title, rules = [], marks = [], note }: MapLegendProps) {
  const [open, setOpen] = useState(() => window.innerWidth >= NARROW);
  const body = useId();
  return (
    <div className={styles.legend}>
      <button
        type="button"
        className={styles.title}
        aria-expanded={open}
        aria-controls={body}
        onClick={() => setOpen(!open)}
      >
        {title}
        <Icon of={open ? IconChevronDown : IconChevronUp} size={14} />
      </button>
      <div id={body} hidden={!open}>
        <ul>
          {rules.map((rule) => (
            <li key={rule.label}>
              <i
                className={styles.swatch}
                data-bare={rule.tone === 0 || rule.tone === 'none'}
                data-hatched={rule.tone === 'none'}
                style={{ backgroundColor: rule.colour ?? toneColour(rule.tone) }}
              />
              {rule.label}
              {rule.count && <small>{rule.count}</small>}
            </li>
          ))}
        </ul>
        {marks.length > 0 && (
          <ul className={styles.marks}>
            {marks.map((mark) => (
              <li key={mark.label}>
                <span className={styles.sign}>
                  {mark.sign === 'cluster' ? (
                    <ClusterSign />
                  ) : (
                    <MarkerSign shape={mark.sign} size="dot" colour={mark.colour} />
                  )}
                </span>
                {mark.label}
              </li>
            ))}
          </ul>
        )}
        {note && <p className={styles.note}>{note}</p>}
      </div>
    </div>
  );
}

function ClusterSign() {
  return (
    <svg className={styles.cluster} viewBox="-9 -9 18 18" width={18} height={18} aria-hidden="true">
      <circle r={5.4} />
      <circle className={styles.arc} r={5.4} strokeDasharray="10 40" transform="rotate(-90)" />
    </svg>
  );
}
