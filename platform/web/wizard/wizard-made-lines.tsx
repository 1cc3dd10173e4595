import { useTranslation } from 'react-i18next';
import type { WizardMade } from './wizard-step.ts';
import classes from './wizard-summary.module.css';

/** Lists what the last button creates, one line each. */
export function WizardMadeLines({ made }: { made: readonly WizardMade[] }) {
  const { t } = useTranslation();
  if (made.length === 0) return null;
  return (
    <section className={classes.made} aria-label={t('platform:wizard.made')}>
      <h2>{t('platform:wizard.made')}</h2>
      <ul>
        {made.map(({ what, note }) => (
          <li key={what} className={classes.madeLine}>
            <strong>{what}</strong>
            {note && <span>{note}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
