import { useTranslation } from 'react-i18next';
import classes from './stars.module.css';

const STAR = 'M7 1.2 8.8 4.9l4 .6-2.9 2.8.7 4L7 10.4l-3.6 1.9.7-4L1.2 5.5l4-.6z';
const PLACES = [1, 2, 3, 4, 5] as const;

/** The grade of a review, one to five stars. */
export function Stars({ grade }: { grade: number }) {
  const { t } = useTranslation();
  return (
    <svg
      className={classes.stars}
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
