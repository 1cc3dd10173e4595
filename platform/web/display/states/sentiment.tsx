import { VisuallyHidden } from '@mantine/core';
import { IconMessageOff, IconMoodNeutral, IconMoodSad, IconMoodSmile } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon.tsx';
import classes from './sentiment.module.css';

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
