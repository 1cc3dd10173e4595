import { useState } from 'react';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import { leadHistoryCall } from '#modules/leads/contract/leads/lead-calls.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import classes from './history.module.css';
import { HistoryLines } from './history-lines.tsx';

/** The full history by page; each page starts before the last entry of the previous one [LEAD-08]. */
export default function LeadHistory({ lead }: { lead: Lead }) {
  const [pages, setPages] = useState<(string | undefined)[]>([undefined]);
  return (
    <div className={classes.history}>
      {pages.map((before, place) => (
        <Page
          key={before ?? 'latest'}
          lead={lead}
          before={before}
          isLast={place === pages.length - 1}
          onEarlier={(next) => setPages([...pages, next])}
        />
      ))}
    </div>
  );
}

function Page({
  lead,
  before,
  isLast,
  onEarlier,
}: {
  lead: Lead;
  before: string | undefined;
  isLast: boolean;
  onEarlier: (before: string) => void;
}) {
  const { t } = useTranslation();
  const history = useCall(leadHistoryCall, {
    params: { formId: lead.formId, leadId: lead.id },
    query: before === undefined ? {} : { before },
  });
  return (
    <QueryBoundary
      query={history}
      isEmpty={({ items }) => items.length === 0}
      empty={<p>{t('leads:history.none')}</p>}
    >
      {({ items, next }) => (
        <>
          <HistoryLines lead={lead} entries={items} />
          {isLast && next !== null && (
            <LinkButton onClick={() => onEarlier(next)}>{t('leads:history.earlier')}</LinkButton>
          )}
        </>
      )}
    </QueryBoundary>
  );
}
