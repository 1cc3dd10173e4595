import { IconMoodNeutral, IconMoodSad, IconMoodSmile } from '@tabler/icons-react';
import { chartColour } from '#platform/web/charts/frame/chart-format.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import classes from './semantic-analysis.module.css';

const SENTIMENTS = [
  { key: 'positive', icon: IconMoodSmile, colour: 'po' },
  { key: 'neutral', icon: IconMoodNeutral, colour: 'ne' },
  { key: 'negative', icon: IconMoodSad, colour: 'ng' },
] as const;

/** Colours of all sentiment bars of the screen, in the order of their parts. */
export function SentimentLegend() {
  const { t } = useTranslation();
  return (
    <ul className={classes.legend}>
      {SENTIMENTS.map(({ key, icon, colour }) => (
        <li key={key}>
          <Icon of={icon} size={14} />
          <i className={classes.swatch} style={{ background: chartColour(colour) }} />
          {t(`communication:analysis.${key}`)}
        </li>
      ))}
    </ul>
  );
}
