import { useTranslation } from 'react-i18next';
import type { Criterion } from '#modules/profile-hub/contract/criterion.ts';
import { standardCriterion } from '#modules/profile-hub/contract/standard-criteria.ts';
import recordClasses from '#platform/web/record/record-form.module.css';
import { STANDARD_ABOUT, TYPE_NAMES } from '../data/criterion-names.ts';
import classes from './criteria.module.css';

/** Read-only details of a standard criterion [PH-08]. */
export function StandardFacts({ criterion }: { criterion: Criterion }) {
  const { t } = useTranslation();
  const { slug, type, consent, options } = criterion;
  const standard = standardCriterion(slug);
  return (
    <div className={recordClasses.fields}>
      <p className={classes.lead}>
        {standard && t(STANDARD_ABOUT[standard.kind], { limit: standard.maxLength ?? 0 })}{' '}
        {t('profile-hub:criterion.standardStays')}
      </p>
      <dl className={classes.locked}>
        <dt>{t('profile-hub:criterion.kind')}</dt>
        <dd>{t(consent ? 'profile-hub:criterion.type.consent' : TYPE_NAMES[type])}</dd>
        <dt>{t('profile-hub:criterion.slug')}</dt>
        <dd>
          {slug}
          <small>{t('profile-hub:criterion.standardSlug')}</small>
        </dd>
        {options.length > 0 && (
          <>
            <dt>{t('profile-hub:criterion.options')}</dt>
            <dd>
              <ul className={classes.list}>
                {options.map(({ id, label }) => (
                  <li key={id}>{label}</li>
                ))}
              </ul>
            </dd>
          </>
        )}
      </dl>
    </div>
  );
}
