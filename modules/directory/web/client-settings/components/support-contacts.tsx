import { useTranslation } from 'react-i18next';
import type { ClientSettings } from '#modules/directory/contract/clients/client-settings.ts';
import link from '#platform/web/display/link.module.css';
import classes from './client-settings.module.css';

/** Super admins to contact about wrong settings; hidden if there are none. */
export function SupportContacts({ contacts }: Pick<ClientSettings, 'contacts'>) {
  const { t } = useTranslation();
  if (contacts.length === 0) return null;
  return (
    <section className={classes.section}>
      <h2>{t('directory:settings.ask')}</h2>
      <p className={classes.quiet}>{t('directory:settings.askWhy')}</p>
      <ul className={classes.people}>
        {contacts.map(({ name, email }) => (
          <li key={email}>
            {name},{' '}
            <a className={link.link} href={`mailto:${email}`}>
              {email}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
