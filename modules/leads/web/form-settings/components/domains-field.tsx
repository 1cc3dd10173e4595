import { TagsInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { authorizedDomainSchema } from '#modules/leads/contract/forms/authorized-domain.ts';
import { DOMAINS_LIMIT } from '#modules/leads/contract/limits.ts';
import { mantineWords } from '#platform/web/fields/field-words.tsx';
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
    <TagsInput
      {...rest}
      {...mantineWords({
        label: t(PART_NAMES['settings.authorizedDomains']),
        help: t(
          value.length === 0
            ? 'leads:editor.settings.noDomain'
            : 'leads:editor.settings.domainsHelp',
        ),
        error: fault ? (
          <>
            {wrongDomain}: {fault}
          </>
        ) : (
          error
        ),
      })}
      value={value}
      maxTags={DOMAINS_LIMIT}
      splitChars={[',', ' ', ';']}
      acceptValueOnBlur
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
