import { useTranslation } from 'react-i18next';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import { MarkedText } from '#platform/web/display/marked-text.tsx';
import { Status } from '#platform/web/display/states/status.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { RecordPath } from '#platform/web/list/place/record-path.tsx';
import { useOpenedFrom } from '#platform/web/list/place/use-opened-from.ts';
import { clientAddress } from '#platform/web/module/client-address.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useDocumentTitle } from '#platform/web/module/use-document-title.ts';
import { leadListing } from '../../../lead-list/data/lead-listing.ts';
import { useLeadLexicon } from '../../../lexicon/use-lead-lexicon.ts';
import { leadName } from '../../data/lead-name.ts';
import classes from './head.module.css';
import { useLeadActions } from './use-lead-actions.tsx';

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
