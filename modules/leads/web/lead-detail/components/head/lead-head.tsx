import {
  IconArrowForwardUp,
  IconMapPinShare,
  IconPencil,
  IconShare,
  IconTrash,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { deleteLeadCall } from '#modules/leads/contract/leads/edit-calls.ts';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import { deleteLeads, workOnLeads } from '#modules/leads/contract/permissions.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCallMutation } from '#platform/web/api/use-call.ts';
import { MarkedText } from '#platform/web/display/marked-text.tsx';
import { Status } from '#platform/web/display/states/status.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { PageAction } from '#platform/web/layout/page-actions.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { useOpenedFrom } from '#platform/web/list/place/list-place.ts';
import { RecordPath } from '#platform/web/list/place/record-path.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useAbilities } from '#platform/web/module/current-user.tsx';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { useDocumentTitle } from '#platform/web/module/use-document-title.ts';
import { leadListing } from '../../../lead-list/data/lead-listing.ts';
import { useLeadLexicon } from '../../../lexicon/use-lead-lexicon.ts';
import { leadName } from '../../data/lead-labels.ts';
import { useLeadCache } from '../../data/use-change-lead.ts';
import classes from './head.module.css';

const DIALOGS = {
  forward: onDemand(() => import('../dialogs/forward-dialog.tsx')),
  relocate: onDemand(() => import('../dialogs/relocate-dialog.tsx')),
  share: onDemand(() => import('../dialogs/share-dialog.tsx')),
};

const DIALOG_ACTIONS = [
  { id: 'forward', label: 'leads:detail.forward', icon: IconArrowForwardUp },
  { id: 'relocate', label: 'leads:detail.relocate', icon: IconMapPinShare },
  { id: 'share', label: 'leads:detail.share', icon: IconShare },
] as const;

/** Name, request and state of the lead, and actions on the whole lead [LEAD-02]. */
export function LeadHead({
  lead,
  isEditing,
  onEdit,
}: {
  lead: Lead;
  isEditing: boolean;
  onEdit: () => void;
}) {
  const { t } = useTranslation();
  const { id: clientId } = useCurrentClient();
  const name = leadName(lead) ?? t('leads:detail.erased');
  const { actions, dialog } = useLeadActions(lead, { name, isEditing, onEdit });
  const ofAll = { clientId, formId: null };
  const ofForm = { clientId, formId: lead.formId };
  const from = useOpenedFrom(
    { listing: leadListing, scope: ofAll },
    { listing: leadListing, scope: ofForm },
  );
  const word = useLeadLexicon(lead.formId);
  useDocumentTitle(`${name} · ${t(`leads:lexicon.${word}.one`)}`);
  return (
    <>
      <PageHead
        path={
          <RecordPath
            listing={leadListing}
            scope={from === 'first' ? ofAll : ofForm}
            id={lead.id}
            to={clientAddress(clientId, 'platform/leads')}
            label={t('leads:menu.leads')}
            kind={lead.form}
          />
        }
        title={name}
        beside={<Status status={lead.status} />}
        about={<Wanted lead={lead} />}
        actions={actions}
      />
      {dialog}
    </>
  );
}

function Wanted({ lead }: { lead: Lead }) {
  const { t } = useTranslation();
  const { money, number } = useFormat();
  const { products, price, estimatedPrice, currency, form } = lead;
  const [product, ...more] = products;
  const what =
    product === undefined || more.length === 0
      ? (product ?? form)
      : t('leads:detail.productsMore', {
          product,
          count: more.length,
          formatted: number(more.length),
        });
  return (
    <span className={classes.wanted}>
      {what}
      {price !== null && (
        <>
          {' · '}
          <b>{money(price, currency)}</b>
        </>
      )}
      {price === null && estimatedPrice !== null && (
        <>
          {' · '}
          <MarkedText
            text={t('leads:detail.estimated', { price: money(estimatedPrice, currency) })}
          />
        </>
      )}
    </span>
  );
}

/** Forward, relocate, share, edit, delete [LEAD-02]. */
function useLeadActions(
  lead: Lead,
  { name, isEditing, onEdit }: { name: string; isEditing: boolean; onEdit: () => void },
): { actions: PageAction[]; dialog: ReactNode } {
  const { t } = useTranslation();
  const isAble = useAbilities();
  const [open, setOpen] = useState<keyof typeof DIALOGS>();
  const remove = useDeleteLead(lead, name);
  const hasEnded = lead.status === 'converted' || lead.status === 'lost';
  const offered = DIALOG_ACTIONS.filter(({ id }) => id === 'share' || !hasEnded);
  const actions: PageAction[] = isAble(workOnLeads)
    ? [
        ...offered.map(({ id, label, icon }) => ({
          id,
          label: t(label),
          icon,
          run: () => setOpen(id),
        })),
        { id: 'edit', label: t('leads:detail.edit'), icon: IconPencil, run: onEdit },
      ]
    : [];
  if (isAble(deleteLeads))
    actions.push({
      id: 'delete',
      label: t('leads:detail.delete'),
      icon: IconTrash,
      danger: true,
      run: () => void remove(),
    });
  const Dialog = open && DIALOGS[open];
  return {
    // While the editor has unsaved input, other actions are disabled until it is saved or cancelled.
    actions: isEditing
      ? actions.map((action) => ({ ...action, refusal: t('leads:detail.editor.finishFirst') }))
      : actions,
    dialog: Dialog && <Dialog lead={lead} onClose={() => setOpen(undefined)} />,
  };
}

function useDeleteLead({ id: leadId, formId }: Lead, name: string): () => Promise<void> {
  const { t } = useTranslation();
  const say = useProblemText();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { id: clientId } = useCurrentClient();
  const { mutateAsync } = useCallMutation(deleteLeadCall);
  const { forget } = useLeadCache(leadId);
  return async () => {
    const isSure = await confirm({
      title: t('leads:detail.deletion.question', { name }),
      lost: t('leads:detail.deletion.lost'),
      keep: t('leads:detail.deletion.keep'),
      act: t('leads:detail.deletion.act'),
    });
    if (!isSure) return;
    try {
      await mutateAsync({ params: { formId, leadId } });
    } catch (error) {
      showToast({ tone: 'bad', text: say(error) });
      return;
    }
    await navigate({ to: clientAddress(clientId, 'platform/leads'), ignoreBlocker: true });
    forget();
    showToast({ text: t('leads:detail.deletion.done', { name }) });
  };
}
