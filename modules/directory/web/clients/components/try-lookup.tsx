import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type LookupFailure,
  type ProductOutcome,
  tryProductLookupCall,
} from '#modules/directory/contract/products/product-lookup.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Note } from '#platform/web/feedback/note.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { LOOKUP_FAILURE_TEXTS } from '../data/lookup-failure-texts.ts';
import classes from './clients.module.css';

/** Looks up one SKU immediately; found, unknown and failed are separate results [SUP-03]. */
export function TryLookup({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const say = useProblemText();
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
        {attempt.error && <Note tone="bad">{say(attempt.error)}</Note>}
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
