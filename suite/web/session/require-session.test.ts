import { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { authenticationFailed, forbidden } from '#platform/contract/problems.ts';
import { requireSession } from './require-session.ts';

const requested = { href: '/clients/elsewhere/platform/leads' };
const refused = ({ status, code }: { status: number; code: string }) =>
  Response.json(
    { type: 'about:blank', title: code, requestId: 'request', status, code },
    { status },
  );
const answers = vi.fn<(address: string) => Response>();

beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string) => answers(address));
});
afterEach(() => {
  vi.unstubAllGlobals();
  answers.mockReset();
});

function texts() {
  const spoken = { language: 'en', changeLanguage: vi.fn() };
  return { spoken, context: { queries: new QueryClient(), texts: spoken as unknown as i18n } };
}

test('a user refused by a client gets the error in their own language [GEN-02]', async () => {
  answers.mockImplementation((address) =>
    address.includes('elsewhere')
      ? refused(forbidden)
      : Response.json({ user: { locale: 'no' }, clients: [] }),
  );
  const { context, spoken } = texts();
  await expect(requireSession(context, requested, 'elsewhere')).rejects.toMatchObject({
    status: 403,
  });
  expect(spoken.changeLanguage).toHaveBeenCalledWith('no');
});

test('a visitor without a session is sent to sign-in in the browser’s language [GEN-02] [NAV-01]', async () => {
  answers.mockImplementation(() => refused(authenticationFailed));
  const { context, spoken } = texts();
  await expect(requireSession(context, requested, 'elsewhere')).rejects.toMatchObject({
    options: { href: expect.stringContaining(encodeURIComponent(requested.href)) },
  });
  expect(spoken.changeLanguage).not.toHaveBeenCalled();
  expect(answers).toHaveBeenCalledTimes(1);
});
