import { useTranslation } from 'react-i18next';
import type { ContactRow } from '#modules/profile-hub/contract/search-profiles.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { STATION_NAMES } from '../../data/contact-names.ts';
import classes from './list.module.css';

/** Last activity of a contact and its date; without activity, its creation. */
export function LastActivity({ contact }: { contact: ContactRow }) {
  const { t } = useTranslation();
  const { shortDay } = useFormat();
  const { lastActivity, lastActivityAt } = contact;
  const what = lastActivity
    ? lastActivity.grade !== null
      ? t('profile-hub:contact.reviewed', { count: lastActivity.grade })
      : t(STATION_NAMES[lastActivity.kind])
    : t('profile-hub:contact.became');
  return (
    <>
      {what} <span className={classes.faint}>{shortDay(lastActivity?.at ?? lastActivityAt)}</span>
    </>
  );
}
