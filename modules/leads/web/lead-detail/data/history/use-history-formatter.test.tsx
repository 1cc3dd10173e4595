import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import {
  HISTORY_KINDS,
  type HistoryEntry,
  historyEntrySchema,
} from '#modules/leads/contract/leads/lead-history.ts';
import { REASON_TEXTS } from '#modules/super-admin/contract/outbox.ts';
import { LOCALES, type Locale } from '#platform/contract/locale.ts';
import { renderHookOnce } from '#platform/testing/render-hook-once.tsx';
import { CurrentClientContext } from '#platform/web/module/current-client.ts';
import type { FormattedEntry } from './history-texts.ts';
import { useHistoryFormatter } from './use-history-formatter.ts';

const OWNERS = {
  leads: 'modules/leads',
  platform: 'platform',
  'super-admin': 'modules/super-admin',
};
const client = {
  id: '019a8000-0001-7000-8000-000000000001',
  brandId: 'aubrac',
  name: 'Maison Aubrac',
  timeZone: 'Europe/Paris',
  role: 'brand_admin',
} as const;
const size = {
  slug: 'size',
  name: 'Size',
  type: 'select',
  options: [
    { key: 's', name: 'Small' },
    { key: 'm', name: 'Medium' },
  ],
  multiple: false,
  value: 'm',
};
const lead = { formId: 'devis', currency: 'EUR', fieldsValues: [size] } as unknown as Lead;
const odile = { name: 'Odile', email: 'odile@post.example' };
const mail = { mail: 'newLead', to: 'o@post.example', part: 'subscriber', locale: 'fr', key: 'k' };
const webhook = { endpointId: 'e', host: 'crm.example', event: 'lead.created', deliveryId: 'd' };

function entry(kind: string, detail: object, by: object = { kind: 'brand', name: 'Solveig' }) {
  return historyEntrySchema.parse({ id: kind, at: '2026-11-16T09:00:00Z', kind, by, detail });
}

const ONE_OF_EACH: Record<(typeof HISTORY_KINDS)[number], HistoryEntry> = {
  created: entry('created', { source: 'widget', routing: { placed: { why: 'chosen' } } }),
  price: entry('price', { amount: 68_400, source: 'catalogue', currency: 'EUR' }),
  status: entry('status', { action: 'lose', from: 'new', to: 'lost', reason: 'noAnswer' }),
  reject: entry('reject', { reason: 'tooFar', words: 'In the mountains' }),
  assign: entry('assign', odile),
  unassign: entry('unassign', odile),
  keep: entry('keep', { until: '2026-11-23T09:00:00Z' }),
  forward: entry('forward', { from: null, to: odile, notified: true }),
  location: entry('location', { from: null, to: { id: 's', name: 'Bjørvika' } }),
  share: entry('share', { emails: ['a@post.example'], senderName: 'Solveig' }),
  edit: entry('edit', { changes: [{ part: 'field.size', before: 's', after: 'm' }] }),
  mail: entry('mail', { ...mail, state: 'sent' }),
  webhook: entry('webhook', { ...webhook, state: 'given_up', status: 500, tries: 8 }),
};

const CANCELLED = entry('mail', { ...mail, state: 'cancelled' });
const LEFT = entry('unassign', { ...odile, reason: 'left' });
const ERASED = entry('unassign', { name: '', email: null, reason: 'erased' });

async function formatOne(given: HistoryEntry, locale: Locale = 'en'): Promise<FormattedEntry> {
  const texts = createInstance();
  const files = await Promise.all(
    Object.entries(OWNERS).map(async ([owner, folder]) => {
      const path = `../../../../../../${folder}/translations/${locale}.json`;
      return [owner, (await import(/* @vite-ignore */ path)).default] as const;
    }),
  );
  await texts.init({
    lng: locale,
    resources: { [locale]: Object.fromEntries(files) },
    interpolation: { escapeValue: false },
  });
  return renderHookOnce(
    () => useHistoryFormatter(lead, [given])(given),
    ({ children }) => (
      <I18nextProvider i18n={texts}>
        <QueryClientProvider client={new QueryClient()}>
          <CurrentClientContext value={client}>{children}</CurrentClientContext>
        </QueryClientProvider>
      </I18nextProvider>
    ),
  );
}

test.each(LOCALES)(
  'every kind of history entry has a text in %s [LEAD-08] [GEN-01]',
  async (locale) => {
    expect(Object.keys(ONE_OF_EACH)).toEqual(HISTORY_KINDS);
    for (const one of [...Object.values(ONE_OF_EACH), ERASED, CANCELLED]) {
      const { text, notes = [] } = await formatOne(one, locale);
      for (const output of [text, ...notes.filter(Boolean)])
        expect(output).not.toMatch(/[.:]\w+\.|\{\{/);
      expect(text.length).toBeGreaterThan(3);
    }
  },
);

test('a status entry names its actor and reason, and an automatic one names no actor [LEAD-08]', async () => {
  expect(await formatOne(ONE_OF_EACH.status)).toMatchObject({
    text: 'Marked as lost by <b>Solveig</b>',
    notes: ['No answer', false],
  });
  const idle = entry(
    'status',
    { action: 'lose', from: 'new', to: 'lost', reason: 'idle' },
    { kind: 'suite', name: '' },
  );
  expect((await formatOne(idle)).text).toBe('Lost automatically');
  const consumers = entry(
    'status',
    { action: 'convert', from: 'new', to: 'converted', price: 24_990 },
    { kind: 'consumer', name: '' },
  );
  expect(await formatOne(consumers)).toMatchObject({
    text: 'Converted by <b>the consumer</b>',
    notes: [false, '€249.90'],
  });
});

test('the erasure of a recipient is shown without a name [LEAD-08]', async () => {
  expect((await formatOne(ERASED)).text).toBe(
    'Someone who was asked has been erased: no longer assigned',
  );
});

test('the removal of a recipient who left the brand is not shown as an error [LEAD-08]', async () => {
  const { isBad, notes } = await formatOne(LEFT);
  expect([isBad ?? false, notes]).toEqual([false, ['No longer a user of this brand']]);
});

test('a mail that was cancelled waits no longer, and nothing has to be done about it [LEAD-08]', async () => {
  const { text, isBad } = await formatOne(CANCELLED);
  expect([text, isBad]).toEqual([
    expect.stringMatching(/^Email “.+” to <b>o@post.example<\/b> was cancelled/),
    false,
  ]);
});

test('what became of a mail is a sentence that agrees with “email”, not with its name [LEAD-08]', async () => {
  const unsent = entry('mail', { ...mail, mail: 'confirmation', state: 'kept' });
  const to = '<b>o@post.example</b>';
  expect((await formatOne(unsent)).text).toContain(`Email “Confirmation” to ${to} was not sent`);
  expect((await formatOne(unsent, 'it')).text).toContain(
    `L’e-mail «Conferma» a ${to} non è stata inviata`,
  );
  expect((await formatOne(unsent, 'es')).text).toContain(
    `El correo «Confirmación» a ${to} no se envió`,
  );
});

test('an edit shows each changed part before and after as readable text [LEAD-08]', async () => {
  expect((await formatOne(ONE_OF_EACH.edit)).changes).toEqual([
    { part: 'Size', before: 'Small', after: 'Medium' },
  ]);
  const priced = entry('edit', { changes: [{ part: 'price', before: null, after: 100 }] });
  expect((await formatOne(priced)).changes).toEqual([
    { part: 'Price', before: 'empty', after: '€1.00' },
  ]);
});

test.each(Object.keys(REASON_TEXTS))(
  'a mail that failed with reason %s shows a readable reason [LEAD-08]',
  async (reason) => {
    const failed = await formatOne(entry('mail', { ...mail, state: 'failed', reason }), 'de');
    expect(failed.isBad).toBe(true);
    expect(failed.text).toMatch(/nicht zugestellt: \S.{3,}/);
    expect(failed.text).not.toContain('reason.');
  },
);

test('a failed webhook shows its attempt and can be replayed [LEAD-10]', async () => {
  expect(await formatOne(ONE_OF_EACH.webhook)).toMatchObject({
    isBad: true,
    replay: 'd',
    notes: ['Attempt 8', 'Status 500', undefined],
  });
  const delivered = entry('webhook', { ...webhook, state: 'sent', status: 204, tries: 1 });
  expect(await formatOne(delivered)).not.toHaveProperty('replay');
});
