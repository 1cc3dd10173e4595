import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getProductLookupCall,
  type LookupFailure,
  type ProductOutcome,
  tryProductLookupCall,
} from '#modules/directory/contract/products/product-lookup.ts';
import { OUTBOUND_TEXTS } from '#platform/contract/outbound/outbound-failure.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { callQueryOptions, useCall, useCallMutation } from '#platform/web/api/use-call.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { Note } from '#platform/web/feedback/note.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import classes from './clients.module.css';
import { LookupForm } from './lookup-form.tsx';

const LOOKUP_FAILURE_TEXTS = {
  ...OUTBOUND_TEXTS,
  ANSWER_NOT_UNDERSTOOD: 'directory:lookup.notUnderstood',
  NOT_AUTHORISED: 'directory:lookup.notAuthorised',
  SECRET_UNREADABLE: 'platform:webhooks.failure.secretUnreadable',
  FAILED: 'platform:error.default',
} as const satisfies Record<LookupFailure, string>;

/** Lookup of products that are missing in the catalogue, with a test [SUP-03]. */
export default function LookupPart({ clientId }: { clientId: string }) {
  const queries = useQueryClient();
  const request = { params: { uuid: clientId } };
  const lookup = useCall(getProductLookupCall, request);
  return (
    <QueryBoundary query={lookup}>
      {(settings) => (
        <div className={classes.tab}>
          <LookupForm
            key={clientId}
            clientId={clientId}
            lookup={settings}
            onReload={() =>
              queries
                .fetchQuery({ ...callQueryOptions(getProductLookupCall, request), staleTime: 0 })
                .catch(() => undefined)
            }
          />
          <TryLookup clientId={clientId} />
        </div>
      )}
    </QueryBoundary>
  );
}

/** Looks up one SKU immediately; found, unknown and failed are separate results [SUP-03]. */
function TryLookup({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const problemText = useProblemText();
  const [sku, setSku] = useState('');
  const attempt = useCallMutation(tryProductLookupCall);
  return (
    <section className={classes.section}>
      <h2>{t('directory:lookup.try')}</h2>
      <form
        className={classes.try}
        onSubmit={(event) => {
          event.preventDefault();
          if (sku.trim() !== '')
            attempt.mutate({ params: { uuid: clientId }, body: { sku: sku.trim() } });
        }}
      >
        <TextField label={t('directory:field.sku')} value={sku} onChange={setSku} />
        <ActionButton type="submit" variant="default" isBusy={attempt.isPending}>
          {t('directory:lookup.ask')}
        </ActionButton>
      </form>
      <div aria-live="polite">
        {attempt.error && <Note tone="bad">{problemText(attempt.error)}</Note>}
        {attempt.data && (
          <Answer
            result={attempt.data.result}
            took={t('directory:lookup.took', { ms: number(attempt.data.ms) })}
          />
        )}
      </div>
    </section>
  );
}

function Answer({ result, took }: { result: ProductOutcome; took: string }) {
  const { t } = useTranslation();
  if (result.outcome === 'found')
    return (
      <Note tone="good" title={`${result.product.sku} · ${result.product.name}`}>
        {`${t(result.product.source === 'catalogue' ? 'directory:lookup.fromCatalogue' : 'directory:lookup.fromLookup')} ${took}`}
      </Note>
    );
  if (result.outcome === 'unknown')
    return (
      <Note tone="due" title={t('directory:lookup.unknown')}>
        {took}
      </Note>
    );
  return (
    <Note tone="bad" title={t('directory:lookup.failed')}>
      {`${t(LOOKUP_FAILURE_TEXTS[result.reason satisfies LookupFailure])} ${took}`}
    </Note>
  );
}
