import { useTranslation } from 'react-i18next';
import classes from './count-panel.module.css';

/** The segments and views that stop meaning what they mean when this one changes. */
export function UsedIn({ names }: { names: readonly string[] }) {
  const { t } = useTranslation();
  if (names.length === 0) return null;
  return (
    <section className={classes.usedIn}>
      <h2>{t('profile-hub:segment.usedIn')}</h2>
      <ul className={classes.people}>
        {names.map((name) => (
          <li key={name}>
            <span className={classes.name}>{name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
