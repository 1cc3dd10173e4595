import { useTranslation } from 'react-i18next';
import { clientFields } from '#modules/directory/contract/clients/client-fields.ts';
import { getClientLogoCall } from '#modules/directory/contract/clients/client-logo.ts';
import type { ClientSettings } from '#modules/directory/contract/clients/client-settings.ts';
import { KeyValues } from '#platform/web/display/figures/key-values.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { SETTING_PARTS, type SettingPath, settingsIn } from '../data/setting-parts.ts';
import { useSettingWords } from '../data/use-setting-words.ts';
import classes from './client-settings.module.css';
import { WebhooksOfClient } from './webhooks-of-client.tsx';
import { WhomToAsk } from './whom-to-ask.tsx';

/** Every field that a client has, by the parts that super admins set it in, and who they are. */
export function SettingsOfClient({ settings }: { settings: ClientSettings }) {
  const { t } = useTranslation();
  const { moment } = useFormat();
  const wordsOf = useSettingWords();
  const row = (path: SettingPath) => ({
    key: path,
    label: t(clientFields[path].label),
    value: wordsOf(path, settings) || t('directory:settings.unset'),
  });
  return (
    <div className={classes.settings}>
      {SETTING_PARTS.map(({ title, parts, besides }) => (
        <section key={title} className={classes.section}>
          <h2>{t(title)}</h2>
          <KeyValues rows={settingsIn(parts).map(row)} />
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
      <WebhooksOfClient webhooks={settings.webhooks} />
      <WhomToAsk contacts={settings.contacts} />
      <p className={classes.quiet}>
        {t('directory:settings.changed', { when: moment(settings.updatedAt) })}
      </p>
    </div>
  );
}
