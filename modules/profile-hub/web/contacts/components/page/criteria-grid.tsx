import type { Contact } from '#modules/profile-hub/contract/contact.ts';
import type { Criterion } from '#modules/profile-hub/contract/criterion.ts';
import type { Profile } from '#modules/profile-hub/contract/profiles.ts';
import { EmailText } from '#platform/web/display/email-text.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useContactValueText } from '../../data/contact-values.ts';
import classes from './page.module.css';

/** Criteria of a contact in two columns, filled ones first [PH-05]. */
export function CriteriaGrid({
  contact,
  criteria,
  limit = criteria.length,
}: {
  contact: Contact & Partial<Pick<Profile, 'phoneText'>>;
  criteria: readonly Criterion[];
  limit?: number;
}) {
  const { t } = useTranslation();
  const formatValue = useContactValueText();
  const shown = fillsFirst(criteria, contact).slice(0, limit);
  return (
    <dl className={classes.grid}>
      {shown.map((criterion) => {
        const text = formatValue(criterion, contact.criterias[criterion.slug]);
        return (
          <div key={criterion.slug} className={classes.pair}>
            <dt>{criterion.label}</dt>
            <dd data-unknown={text === '' || undefined}>
              {criterion.slug === 'email' && text ? (
                <a href={`mailto:${text}`} className={classes.mail}>
                  <EmailText email={text} />
                </a>
              ) : criterion.slug === 'phone' && text ? (
                <a href={`tel:${text}`} className={classes.mail}>
                  {contact.phoneText ?? text}
                </a>
              ) : (
                text || t('profile-hub:contact.notKnown')
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Active criteria without consent, which is shown separately: those with a value first. */
function fillsFirst(
  criteria: readonly Criterion[],
  { criterias }: Pick<Contact, 'criterias'>,
): Criterion[] {
  const all = criteria.filter(({ active, consent }) => active && !consent);
  const isFilled = ({ slug }: Criterion) =>
    criterias[slug] !== null && criterias[slug] !== undefined;
  return [...all.filter(isFilled), ...all.filter((one) => !isFilled(one))];
}
