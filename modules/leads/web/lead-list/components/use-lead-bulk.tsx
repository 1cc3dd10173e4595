import { IconArrowForwardUp, IconDownload, IconMapPin, IconTag } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LeadFilter } from '#modules/leads/contract/leads/lead-list.ts';
import { exportLeadsCall } from '#modules/leads/contract/leads/lead-list-calls.ts';
import { workOnLeads } from '#modules/leads/contract/permissions.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useExport } from '#platform/web/exports/use-export.ts';
import type { Chosen } from '#platform/web/list/chosen-rows.ts';
import type { ListBulkAction } from '#platform/web/list/record-list-props.ts';
import { useAbility } from '#platform/web/module/abilities.tsx';
import { onDemand } from '#platform/web/module/on-demand.tsx';
import { useBulkLeads } from '../data/use-bulk-leads.ts';

const DIALOGS = {
  tag: onDemand(() => import('./tag-dialog.tsx')),
  forward: onDemand(() => import('./forward-dialog.tsx')),
  relocate: onDemand(() => import('./relocate-dialog.tsx')),
};

/** Bulk actions on leads, with their dialogs [LEAD-01]. */
export function useLeadBulk({
  clientId,
  tags,
  formId,
  meant,
}: {
  clientId: string;
  /** That leads have already. */
  tags: readonly string[];
  /** By which shops are searched. */
  formId: string | undefined;
  /** Adds the chosen form to the filter of the list. */
  meant: (filter: LeadFilter) => LeadFilter;
}): { actions: ListBulkAction<LeadFilter>[]; dialog: ReactNode } {
  const { t } = useTranslation();
  const mayWork = useAbility(workOnLeads);
  const { change } = useBulkLeads(clientId);
  const { start } = useExport(exportLeadsCall);
  const [asked, setAsked] = useState<{ what: keyof typeof DIALOGS; chosen: Chosen<LeadFilter> }>();
  const whichOf = ({ which }: Chosen<LeadFilter>) =>
    'filter' in which ? { ...which, filter: meant(which.filter) } : which;
  const ask = (what: keyof typeof DIALOGS) => (chosen: Chosen<LeadFilter>) =>
    setAsked({ what, chosen });
  const changes: ListBulkAction<LeadFilter>[] = [
    {
      id: 'relocate',
      label: t('leads:list.bulk.relocate'),
      shortLabel: t('leads:list.bulk.relocateShort'),
      icon: <Icon of={IconMapPin} />,
      run: ask('relocate'),
    },
    {
      id: 'forward',
      label: t('leads:list.bulk.forward'),
      icon: <Icon of={IconArrowForwardUp} />,
      run: ask('forward'),
    },
    {
      id: 'tag',
      label: t('leads:list.bulk.tag'),
      icon: <Icon of={IconTag} />,
      run: ask('tag'),
    },
  ];
  const take: ListBulkAction<LeadFilter> = {
    id: 'export',
    label: t('leads:list.bulk.export'),
    icon: <Icon of={IconDownload} />,
    run: (chosen) =>
      start({ params: { clientId }, body: { format: 'xlsx', filters: whichOf(chosen) } }),
  };
  const Dialog = asked && DIALOGS[asked.what];
  return {
    actions: mayWork ? [...changes, take] : [take],
    dialog: Dialog && (
      <Dialog
        count={asked.chosen.count}
        tags={tags}
        formId={formId}
        onChange={async (what) => {
          const problem = await change(whichOf(asked.chosen), what);
          if (problem === undefined) asked.chosen.done();
          return problem;
        }}
        onClose={() => setAsked(undefined)}
      />
    ),
  };
}
