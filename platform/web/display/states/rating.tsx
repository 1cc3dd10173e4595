import { VisuallyHidden } from '@mantine/core';
import { IconMessageOff, IconMoodNeutral, IconMoodSad, IconMoodSmile } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Icon } from '../icon.tsx';
import classes from './sentiment.module.css';
import starsStyles from './stars.module.css';

const KINDS = {
  PO: { icon: IconMoodSmile, word: 'platform:sentiment.PO' },
  NE: { icon: IconMoodNeutral, word: 'platform:sentiment.NE' },
  NG: { icon: IconMoodSad, word: 'platform:sentiment.NG' },
  BL: { icon: IconMessageOff, word: 'platform:sentiment.BL' },
} as const;

/** Sentiment of a review with icon and text; with `children`, the sentiment about that topic. */
export function Sentiment({ kind, children }: { kind: keyof typeof KINDS; children?: ReactNode }) {
  const { t } = useTranslation();
  const word = t(KINDS[kind].word);
  return (
    <span className={classes.sentiment} data-kind={kind}>
      <Icon of={KINDS[kind].icon} />
      {children === undefined ? (
        word
      ) : (
        <span>
          {children}
          <VisuallyHidden component="span"> ({word})</VisuallyHidden>
        </span>
      )}
    </span>
  );
}

const STAR = 'M7 1.2 8.8 4.9l4 .6-2.9 2.8.7 4L7 10.4l-3.6 1.9.7-4L1.2 5.5l4-.6z';
const PLACES = [1, 2, 3, 4, 5] as const;

/** The grade of a review, one to five stars. */
export function Stars({ grade }: { grade: number }) {
  const { t } = useTranslation();
  return (
    <svg
      className={starsStyles.stars}
      viewBox="0 0 70 14"
      role="img"
      aria-label={t('platform:stars', { count: grade })}
    >
      {PLACES.map((place) => (
        <path
          key={place}
          d={STAR}
          transform={`translate(${(place - 1) * 14})`}
          data-full={place <= grade}
        />
      ))}
    </svg>
  );
}
