import { DOMAINS_MAX } from '#modules/opportunity/contract/limits.ts';
import {
  createMapKeyCall,
  endMapKeyCall,
  listMapKeysCall,
} from '#modules/opportunity/contract/map-keys.ts';
import { useCall, useCallMutation } from '#platform/web/api/use-call.ts';
import { ApiKeyPanel } from '#platform/web/api-keys/api-key-panel.tsx';
import { FieldMessage } from '#platform/web/fields/field-texts.tsx';
import { TagsField } from '#platform/web/fields/multi-select-field.tsx';
import { PasswordField, TextField } from '#platform/web/fields/text-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import classes from '../configuration.module.css';
import { useConfigField, useEditing } from '../data/editing-context.tsx';

const CHANGES = { changes: [listMapKeysCall] };

/** The brand's own map style, pages that may read the figures, and the keys for them [OPP-08]. */
export default function AccessTab({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  const { faults } = useEditing();
  const domains = useConfigField('authorizedDomains');
  const wrong = Object.entries(faults).find(([path]) => path.startsWith('authorizedDomains'));
  const wrongDomain = wrong && domains.value[Number(wrong[0].split('.')[1])];
  return (
    <>
      <section className={classes.part} aria-label={t('opportunity:configuration.provider')}>
        <h2>{t('opportunity:configuration.provider')}</h2>
        <TextField
          {...useConfigField('mapId')}
          label={t('opportunity:configuration.mapId')}
          help={t('opportunity:configuration.mapIdHelp')}
          maxLength={100}
          autoComplete="off"
        />
        <PasswordField
          {...useConfigField('mapKey')}
          label={t('opportunity:configuration.mapKey')}
          help={t('opportunity:configuration.mapKeyHelp')}
          autoComplete="off"
        />
      </section>
      <section className={classes.part} aria-label={t('opportunity:configuration.domains')}>
        <h2>{t('opportunity:configuration.domains')}</h2>
        <TagsField
          {...domains}
          label={t('opportunity:configuration.domainsLabel')}
          help={t('opportunity:configuration.domainsHelp')}
          error={
            wrong && (
              <>
                {wrongDomain}: <FieldMessage fault={wrong[1]} />
              </>
            )
          }
          limit={DOMAINS_MAX}
          endsAt={[',', ';', ' ']}
          onChange={(all) => domains.onChange(all.map(hostOf))}
        />
      </section>
      <MapKeys clientId={clientId} />
    </>
  );
}

/** A pasted URL is reduced to its host. */
function hostOf(typed: string): string {
  const text = typed.trim().toLowerCase();
  const [host = ''] = text.replace(/^https?:\/\//, '').split('/', 1);
  return host;
}

/** API keys for servers and authorized pages: create, end. Not part of the draft. */
function MapKeys({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  const params = { clientId };
  const create = useCallMutation(createMapKeyCall, CHANGES);
  const end = useCallMutation(endMapKeyCall, CHANGES);
  return (
    <section className={classes.part} aria-label={t('opportunity:keys.title')}>
      <h2>{t('opportunity:keys.title')}</h2>
      <p className={classes.help}>{t('opportunity:keys.about')}</p>
      <ApiKeyPanel
        query={useCall(listMapKeysCall, { params })}
        onCreate={(name) => create.mutateAsync({ params, body: { name } })}
        onEnd={(keyId) => end.mutateAsync({ params: { clientId, keyId } })}
        texts={{
          shownOnce: t('opportunity:keys.shownOnce'),
          copy: t('opportunity:keys.copy'),
          name: t('opportunity:keys.name'),
          create: t('opportunity:keys.create'),
          created: (made) => t('opportunity:keys.created', made),
          used: (when) => t('opportunity:keys.used', { when }),
          ended: t('opportunity:keys.ended'),
          end: t('opportunity:keys.end'),
          endQuestion: (name) => t('opportunity:keys.endQuestion', { name }),
          endLost: t('opportunity:keys.endLost'),
          keep: t('opportunity:keys.keep'),
        }}
      />
    </section>
  );
}
