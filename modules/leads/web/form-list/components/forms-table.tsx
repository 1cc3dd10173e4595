import { useNavigate } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormRow } from '#modules/leads/contract/forms/form.ts';
import type { PageAction } from '#platform/web/layout/page-action.ts';
import { RecordList } from '#platform/web/list/record-list.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';
import { onDemand } from '#platform/web/module/on-demand.tsx';
import { useNames } from '#platform/web/module/use-names.ts';
import { formListing } from '../../data/form-listing.ts';
import { useFormFilters, VIEW_NAMES } from '../data/use-form-filters.ts';
import { FormCard } from './form-card.tsx';
import { NoForms } from './no-forms.tsx';
import { useFormColumns } from './use-form-columns.tsx';
import { useFormRowActions } from './use-form-row-actions.tsx';

const DuplicateFormDialog = onDemand(() => import('../../components/duplicate-form-dialog.tsx'));

/** The forms of a client, and what can be done with one of them [FORM-01]. */
export function FormsTable({
  clientId,
  actions,
}: {
  clientId: string;
  /** The first step, for a client that has none. */
  actions: readonly PageAction[];
}) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [copied, setCopied] = useState<FormRow>();
  const openId = useCallback(
    (id: string) => void navigate({ to: clientAddress(clientId, `platform/forms/${id}`) }),
    [navigate, clientId],
  );
  const open = useCallback(({ id }: FormRow) => openId(id), [openId]);
  return (
    <>
      <RecordList
        listing={formListing}
        scope={clientId}
        label={t('leads:menu.forms')}
        search={t('leads:forms.list.search')}
        viewNames={useNames(VIEW_NAMES)}
        fields={useFormFilters()}
        columns={useFormColumns()}
        rowActions={useFormRowActions({ open, duplicate: setCopied })}
        firstUse={<NoForms actions={actions} />}
        card={(form, way) => <FormCard form={form} {...way} />}
      />
      {copied && (
        <DuplicateFormDialog form={copied} onMade={openId} onClose={() => setCopied(undefined)} />
      )}
    </>
  );
}
