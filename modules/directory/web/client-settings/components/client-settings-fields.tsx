import { useTranslation } from 'react-i18next';
import { clientFields } from '#modules/directory/contract/clients/client-fields.ts';
import { getClientLogoCall } from '#modules/directory/contract/clients/client-logo.ts';
import type { ClientSettings } from '#modules/directory/contract/clients/client-settings.ts';
import { KeyValues } from '#platform/web/display/figures/key-values.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useSuiteLabels } from '#platform/web/module/suite-labels.ts';
import { PRODUCT_NAMES } from '../../data/product-names.ts';
import { SETTING_PARTS, type SettingPath, settingsIn } from '../data/setting-parts.ts';
import { useSettingText } from '../data/use-setting-text.ts';
import classes from './client-settings.module.css';
import { ClientWebhooks } from './client-webhooks.tsx';
import { SupportContacts } from './support-contacts.tsx';

/** All settings of a client by section, and the super admins that can change them. */
export function ClientSettingsFields({ settings }: { settings: ClientSettings }) {
  const { t } = useTranslation();
  const { moment } = useFormat();
  const wordsOf = useSettingText();
  const words = useSuiteLabels();
  const modules = settings.modules.map(({ module, product }) => ({
    key: module,
    label: words?.moduleName(module) ?? '',
    value: t('directory:settings.module', { product: t(PRODUCT_NAMES[product]) }),
  }));
  const rowsOf = (path: SettingPath): { key: string; label: string; value: string }[] => {
    if (path === 'modules') return modules;
    const value = wordsOf(path, settings) || t('directory:settings.unset');
    return [{ key: path, label: t(clientFields[path].label), value }];
  };
  return (
    <div className={classes.settings}>
      {SETTING_PARTS.map(({ title, parts, besides }) => (
        <section key={title} className={classes.section}>
          <h2>{t(title)}</h2>
          <KeyValues rows={settingsIn(parts).flatMap(rowsOf)} />
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
