import { useTranslation } from 'react-i18next';
import { DOMAINS_MAX } from '#modules/opportunity/contract/limits.ts';
import { FieldMessage } from '#platform/web/fields/field-message.tsx';
import { FieldPair } from '#platform/web/fields/field-pair.tsx';
import { PasswordField } from '#platform/web/fields/password-field.tsx';
import { TagsField } from '#platform/web/fields/tags-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import classes from '../configuration.module.css';
import { useConfigField, useEditing } from '../data/editing-context.tsx';
import { MapKeys } from './map-keys.tsx';

/** The brand's own map style, pages that may read the figures, and the keys they show [OPP-08]. */
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
        <FieldPair>
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
        </FieldPair>
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

/** An address that was pasted whole is reduced to its host. */
function hostOf(typed: string): string {
  const text = typed.trim().toLowerCase();
  const [host = ''] = text.replace(/^https?:\/\//, '').split('/', 1);
  return host;
}
