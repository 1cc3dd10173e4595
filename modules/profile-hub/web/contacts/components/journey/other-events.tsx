import { useState } from 'react';
import type { Contact, Station } from '#modules/profile-hub/contract/contact.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import classes from './journey.module.css';
import lineStyles from './journey-line.module.css';
import { useJourneyEntries } from './journey-line.tsx';

/** Events shown before all of them are asked for. */
const FIRST = 3;

/** Events outside of journeys, in one line each. */
export function OtherEvents({
  contact,
  stations,
}: {
  contact: Contact;
  stations: readonly Station[];
}) {
  const { t } = useTranslation();
  const { number, shortDay } = useFormat();
  const [isWhole, setWhole] = useState(false);
  const entries = useJourneyEntries()(contact, stations);
  const shown = isWhole ? entries : entries.slice(0, FIRST);
  const isCut = entries.length > shown.length;
  return (
    <section className={classes.others}>
      <header className={classes.othersHead}>
        <h2 className={classes.title}>{t('profile-hub:contact.otherEvents')}</h2>
        {isCut && (
          <span className={classes.note}>
            {t('platform:list.place', {
              place: number(shown.length),
              total: number(entries.length),
            })}
          </span>
        )}
        {entries.length > FIRST && (
          // Stays when pressed, so that the keyboard keeps its place.
          <LinkButton className={classes.all} onClick={() => setWhole(!isWhole)}>
            {isWhole
              ? t('profile-hub:contact.fewerEvents')
              : t('profile-hub:contact.allEvents', { count: entries.length })}
          </LinkButton>
        )}
      </header>
      <ul>
        {shown.map(({ key, kind, icon, name, about, at }) => (
          <li key={key} className={classes.other} data-kind={kind}>
            <Icon of={icon} />
            {name}
            <span className={classes.otherAbout} title={about}>
              {about}
            </span>
            <span className={lineStyles.date}>{shortDay(at)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
