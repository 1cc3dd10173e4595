import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import {
  type ClientSettings,
  getClientSettingsCall,
} from '#modules/directory/contract/clients/client-calls.ts';
import { clientFields } from '#modules/directory/contract/clients/client-fields.ts';
import { getClientLogoCall } from '#modules/directory/contract/clients/client-logo.ts';
import { languageTag } from '#platform/contract/locale.ts';
import { WEBHOOK_PAUSE_TEXTS } from '#platform/contract/webhooks/webhook.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { KeyValues } from '#platform/web/display/figures/key-values.tsx';
import link from '#platform/web/display/link.module.css';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { useSuiteLabels } from '#platform/web/module/suite-labels.ts';
import { formatTimeZone, PRODUCT_NAMES, useLanguageNames } from '../../data/setting-labels.ts';
import classes from '../components/client-settings.module.css';
import { SETTING_PARTS, type SettingPath, settingsOfParts } from '../data/setting-parts.ts';

/** Settings of the client as configured by super admins, read-only for its admins. */
export default function ClientSettingsScreen() {
  const { t } = useTranslation();
  const { clientId = '' } = useParams({ strict: false });
  const settings = useCall(getClientSettingsCall, { params: { uuid: clientId } });
  return (
    <>
      <PageHead title={t('directory:menu.client')} about={t('directory:settings.about')} />
      <QueryBoundary query={settings}>
        {(loadedSettings) => <ClientSettingsFields settings={loadedSettings} />}
      </QueryBoundary>
    </>
  );
}

/** All settings of a client by section, and the super admins that can change them. */
function ClientSettingsFields({ settings }: { settings: ClientSettings }) {
  const { t } = useTranslation();
  const { list, moment } = useFormat();
  const formatValue = useSettingText();
  const suiteLabels = useSuiteLabels();
  const products = [...new Set(settings.modules.map(({ product }) => product))];
  const modules = products.map((product) => ({
    key: product,
    label: t('directory:settings.module', { product: t(PRODUCT_NAMES[product]) }),
    value: list(
      settings.modules
        .filter((given) => given.product === product)
        .map(({ module }) => suiteLabels?.moduleName(module) ?? ''),
    ),
  }));
  const rowsOf = (path: SettingPath): { key: string; label: string; value: ReactNode }[] => {
    if (path === 'modules') return modules;
    const text = formatValue(path, settings) || t('directory:settings.unset');
    const value =
      path === 'brandColor' && settings.brandColor ? (
        <span className={classes.color}>
          <span style={{ '--swatch': settings.brandColor }} aria-hidden="true" />
          {text}
        </span>
      ) : (
        text
      );
    return [{ key: path, label: t(clientFields[path].label), value }];
  };
  return (
    <div className={classes.settings}>
      {SETTING_PARTS.map(({ title, parts, besides }) => (
        <section key={title} className={classes.section}>
          <h2>{t(title)}</h2>
          <KeyValues rows={settingsOfParts(parts).flatMap(rowsOf)} />
          {besides === 'logo' && settings.logoId !== null && (
            <img
              className={classes.logo}
              src={`${getClientLogoCall.path.replace('{uuid}', settings.uuid)}?v=${settings.logoId}`}
              alt={t('directory:client.logoOf', { name: settings.name })}
            />
          )}
          {besides === 'lookup' && (
            <p className={classes.quiet}>
              {t(
                settings.hasProductLookup
                  ? 'directory:settings.lookupOn'
                  : 'directory:settings.lookupOff',
              )}
            </p>
          )}
        </section>
      ))}
      <ClientWebhooks webhooks={settings.webhooks} />
      <SupportContacts contacts={settings.contacts} />
      <p className={classes.quiet}>
        {t('directory:settings.changed', { when: moment(settings.updatedAt) })}
      </p>
    </div>
  );
}

/** Super admins to contact about wrong settings; hidden if there are none. */
function SupportContacts({ contacts }: Pick<ClientSettings, 'contacts'>) {
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

/** Webhook targets and their status; mails about a webhook link to this section. */
function ClientWebhooks({ webhooks }: Pick<ClientSettings, 'webhooks'>) {
  const { t } = useTranslation();
  return (
    <section className={classes.section}>
      <h2>{t('directory:settings.webhooks')}</h2>
      {webhooks.length === 0 ? (
        <p className={classes.quiet}>{t('directory:settings.noWebhooks')}</p>
      ) : (
        <KeyValues
          rows={webhooks.map(({ id, host, pauseReason }) => ({
            key: id,
            label: host,
            value: pauseReason
              ? t(WEBHOOK_PAUSE_TEXTS[pauseReason])
              : t('directory:settings.webhookSends'),
          }))}
        />
      )}
    </section>
  );
}

/** Display text of a client field; empty if it is not set. */
function useSettingText() {
  const { list } = useFormat();
  const { locale } = useLanguage();
  const { nameOf } = useLanguageNames();
  return (path: Exclude<SettingPath, 'modules'>, settings: ClientSettings): string => {
    switch (path) {
      case 'locales':
        return list(settings.locales.map(nameOf));
      case 'defaultLocale':
        return nameOf(settings.defaultLocale);
      case 'currency': {
        const names = new Intl.DisplayNames(languageTag(locale), { type: 'currency' });
        return `${settings.currency} – ${names.of(settings.currency) ?? ''}`;
      }
      case 'timeZone':
        return formatTimeZone(settings.timeZone, { locale, now: Date.now() });
      default:
        return settings[path] ?? '';
    }
  };
}
