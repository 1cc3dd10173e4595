import { useTranslation } from 'react-i18next';
import { authorizedDomainSchema } from '#modules/leads/contract/forms/authorized-domain.ts';
import { DOMAINS_LIMIT } from '#modules/leads/contract/limits.ts';
import { TagsField } from '#platform/web/fields/tags-field.tsx';
import { useDraft } from '../../data/draft/draft-context.ts';
import { PART_NAMES } from '../../data/draft/part-names.ts';
import { useDraftField, useFault } from '../../data/draft/use-draft-field.tsx';

/** The pages that may show the form; a whole address that was pasted becomes its domain. */
export function DomainsField() {
  const { t } = useTranslation();
  const { value, onChange, error, ...rest } = useDraftField('settings', 'authorizedDomains');
  const wrong = useDraft(({ faults }) =>
    Object.keys(faults).find((path) => path.startsWith('settings.authorizedDomains.')),
  );
  const fault = useFault(wrong ?? '', true);
  const wrongDomain = wrong && value[Number(wrong.split('.')[2])];
  return (
    <TagsField
      {...rest}
      label={t(PART_NAMES['settings.authorizedDomains'])}
      help={t(
        value.length === 0 ? 'leads:editor.settings.noDomain' : 'leads:editor.settings.domainsHelp',
      )}
      error={
        fault ? (
          <>
            {wrongDomain}: {fault}
          </>
        ) : (
          error
        )
      }
      value={value}
      limit={DOMAINS_LIMIT}
      endsAt={[',', ' ', ';']}
      placeholder={t('leads:editor.settings.domainAdd')}
      onChange={(domains) =>
        onChange([
          ...new Set(
            domains.map((domain) => authorizedDomainSchema.safeParse(domain).data ?? domain),
          ),
        ])
      }
    />
  );
}
