import { IconCheck, IconMinus, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import { EmailText } from '#platform/web/display/email-text.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { useCountryNames } from '#platform/web/format/country-and-currency-names.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import classes from './data.module.css';

/** One short fact in a list; unknown ones are omitted. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (children === null || children === undefined || children === '' || children === false)
    return null;
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

const OPTINS = {
  email: 'leads:detail.email',
  phone: 'leads:detail.phone',
  partners: 'leads:detail.optin.partners',
} as const;

/** Contact details, consents and the linked contact of the consumer [LEAD-14] [LEAD-15]. */
export function ConsumerFacts({ lead }: { lead: Lead }) {
  const { t } = useTranslation();
  const { nameOf } = useCountryNames();
  const { id: clientId } = useCurrentClient();
  const { email, phone, address, zip, country } = lead.identity;
  const town = [
    lead.town?.includes(zip ?? '') ? lead.town : [zip, lead.town].filter(Boolean).join(' '),
    country && (country.length === 2 ? nameOf(country) : country),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <section>
      <div className={classes.headed}>
        <h2>{t('leads:detail.consumer')}</h2>
        {lead.links.contactId !== null && (
          <Link to={clientAddress(clientId, `profilehub/contacts/${lead.links.contactId}`)}>
            {t('leads:detail.contact')}
          </Link>
        )}
      </div>
      <dl className={classes.pairs}>
        <Fact label={t('leads:detail.email')}>
          {email && (
            <a className={`${classes.link} ${classes.address}`} href={`mailto:${email}`}>
              <EmailText email={email} />
            </a>
          )}
        </Fact>
        <Fact label={t('leads:detail.phone')}>
          {phone && (
            <a className={classes.link} href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
              {lead.phoneText}
            </a>
          )}
        </Fact>
        <Fact label={t('leads:detail.address')}>
          {(address || town) && (
            <>
              {address}
              {address && town && <br />}
              {town}
            </>
          )}
        </Fact>
        <Fact label={t('leads:detail.optin.label')}>
          <span className={classes.row}>
            {(['email', 'phone', 'partners'] as const).map((to) => (
              <OptIn key={to} name={t(OPTINS[to])} given={lead.optin[to]} />
            ))}
          </span>
        </Fact>
      </dl>
    </section>
  );
}

function OptIn({ name, given }: { name: string; given: boolean | null }) {
  const { t } = useTranslation();
  const [icon, labelKey] =
    given === null
      ? ([IconMinus, 'leads:detail.optin.unasked'] as const)
      : given
        ? ([IconCheck, 'leads:detail.optin.yes'] as const)
        : ([IconX, 'leads:detail.optin.no'] as const);
  return (
    <span className={classes.optin} data-given={given === true} title={t(labelKey)}>
      <span role="img" aria-label={t(labelKey)} className={classes.optin}>
        <Icon of={icon} size={14} />
      </span>
      {name}
    </span>
  );
}
