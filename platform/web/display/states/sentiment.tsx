import { IconMessageOff, IconMoodNeutral, IconMoodSad, IconMoodSmile } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon.tsx';
import classes from './sentiment.module.css';

const KINDS = {
  PO: { icon: IconMoodSmile, word: 'platform:sentiment.PO' },
  NE: { icon: IconMoodNeutral, word: 'platform:sentiment.NE' },
  NG: { icon: IconMoodSad, word: 'platform:sentiment.NG' },
  BL: { icon: IconMessageOff, word: 'platform:sentiment.BL' },
} as const;

/** How a review sounds, always with icon and word. */
export function Sentiment({ kind }: { kind: keyof typeof KINDS }) {
  const { t } = useTranslation();
  return (
    <span className={classes.sentiment} data-kind={kind}>
      <Icon of={KINDS[kind].icon} />
      {t(KINDS[kind].word)}
    </span>
  );
}
