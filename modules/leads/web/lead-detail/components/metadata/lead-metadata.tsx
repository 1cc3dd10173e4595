import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import { LEAD_ORIGINS } from '#modules/leads/contract/leads/lead-status.ts';
import { type Locale, languageTag, localeSchema } from '#platform/contract/locale.ts';
import { KeyValues } from '#platform/web/display/figures/key-values.tsx';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { useRouted } from '../../data/lead-labels.ts';
import classes from './metadata.module.css';

/** Origin of the request and the reasons for its routing [LEAD-15]. */
export default function LeadMetadata({ lead }: { lead: Lead }) {
  const { t } = useTranslation();
  const { id: clientId } = useCurrentClient();
  const routed = useRouted();
  const { locale: reader } = useLanguage();
  const { metadata, routing, links } = lead;
  const locale = localeSchema.safeParse(metadata.locale);
  const source = LEAD_ORIGINS.find((known) => known === lead.source);
  const further = Object.entries(lead.additionalData);
  const known = (value: ReactNode) =>
    value || <span className={classes.quiet}>{t('leads:detail.meta.unknown')}</span>;
  const rows = {
    form: [t('leads:detail.meta.form'), lead.form],
    source: [
      t('leads:detail.meta.source'),
      source ? t(`leads:list.source.${source}`) : lead.source,
    ],
    routing: [t('leads:detail.meta.routing'), known(routed(routing))],
    url: [t('leads:detail.meta.url'), known(metadata.url)],
    locale: [
      t('leads:detail.meta.locale'),
      known(locale.success ? languageName(locale.data, reader) : metadata.locale),
    ],
    touchpoint: [
      t('leads:detail.meta.touchpoint'),
      known(
        links.touchpoint && (
          <Link to={clientAddress(clientId, `touchpoints/${links.touchpoint.id}`)}>
            /{links.touchpoint.suffix}
          </Link>
        ),
      ),
    ],
    visit: [t('leads:detail.meta.visit'), known(links.visitId)],
    userIp: [t('leads:detail.meta.userIp'), known(metadata.userIp)],
    userAgent: [t('leads:detail.meta.userAgent'), known(metadata.userAgent)],
    widgetVersion: [t('leads:detail.meta.widgetVersion'), known(metadata.widgetVersion)],
    id: [t('leads:detail.meta.id'), lead.id],
  } as const;
  return (
    <div className={classes.metadata}>
      <section>
        <h2>{t('leads:detail.meta.technical')}</h2>
        <KeyValues
          rows={Object.entries(rows).map(([key, [label, value]]) => ({ key, label, value }))}
        />
      </section>
      {further.length > 0 && (
        <section>
          <h2>{t('leads:detail.meta.additional')}</h2>
          <KeyValues rows={further.map(([key, value]) => ({ key, label: key, value }))} />
        </section>
      )}
    </div>
  );
}

/** In the reader's language, as the other values of the list. */
function languageName(locale: Locale, reader: Locale): string {
  const tag = languageTag(reader);
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
