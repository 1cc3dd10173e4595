import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { leadLexiconCall } from '#modules/forms/contract/form-settings.ts';
import { renderHookOnce } from '#platform/testing/render-hook-once.tsx';
import { callQueryOptions } from '#platform/web/api/use-call.ts';
import { CurrentClientContext } from '#platform/web/module/current-client.ts';
import { useLeadLexicon } from './use-lead-lexicon.ts';

const client = {
  id: '019a8000-0001-7000-8000-000000000001',
  brandId: 'aubrac',
  name: 'Maison Aubrac',
  timeZone: 'Europe/Paris',
  role: 'brand_admin',
} as const;

function wordOf(formId: string | undefined, isRead = true) {
  const queries = new QueryClient();
  const { queryKey } = callQueryOptions(leadLexiconCall, { params: { clientId: client.id } });
  if (isRead)
    queries.setQueryData(queryKey, {
      ofClient: 'request',
      ofForms: [{ formId: 'booking', word: 'appointment' }],
    });
  return renderHookOnce(
    () => useLeadLexicon(formId),
    ({ children }) => (
      <QueryClientProvider client={queries}>
        <CurrentClientContext value={client}>{children}</CurrentClientContext>
      </QueryClientProvider>
    ),
  );
}

test('a screen about one form uses the form’s term, a screen about all forms the client’s [FORM-02]', () => {
  expect(wordOf('booking')).toBe('appointment');
  expect(wordOf(undefined)).toBe('request');
});

test('an unknown form uses the client’s term, and the suite’s default applies until the form is loaded [FORM-02]', () => {
  expect(wordOf('deleted')).toBe('request');
  expect(wordOf('booking', false)).toBe('lead');
});
