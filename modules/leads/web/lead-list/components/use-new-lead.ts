import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { LeadChoices } from '#modules/leads/contract/leads/lead-list-calls.ts';
import { workOnLeads } from '#modules/leads/contract/permissions.ts';
import type { PageAction } from '#platform/web/layout/page-action.ts';
import { useAbility } from '#platform/web/module/abilities.tsx';
import { useLeadLexicon } from '../../lexicon/use-lead-lexicon.ts';

/** Opens the form's own page to enter a request by phone, which is routed like any other. */
export function useNewLead(forms: LeadChoices['forms'], formId: string | null): PageAction[] {
  const { t } = useTranslation();
  const word = useLeadLexicon(formId ?? undefined);
  const mayWork = useAbility(workOnLeads);
  const open = forms.filter(({ id, active }) => active && (formId === null || id === formId));
  const [only, ...others] = open;
  if (!mayWork || !only) return [];
  const action = {
    id: 'new',
    label: t(`leads:lexicon.${word}.new`),
    icon: IconPlus,
    isPrimary: true,
  } as const;
  const hrefOf = ({ id }: { id: string }) => `/f/${id}`;
  if (others.length === 0) return [{ ...action, href: hrefOf(only) }];
  return [
    {
      ...action,
      rows: () => open.map((form) => ({ id: form.id, label: form.name, href: hrefOf(form) })),
    },
  ];
}
