import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';

const OPEN = { 'access-control-allow-origin': '*' };

/** Answers what the intake of leads answers, in its shapes, and counts what arrives by its id. */
export async function standInForIntake(page: Page): Promise<{
  arrived: Map<string, unknown>;
  tries: { lost(sent: { submissionId: string }): void };
}> {
  const arrived = new Map<string, unknown>();
  await page.route('**/public/forms/*/captcha', (route) => {
    const salt = 'journey?expires=4102444800&';
    const challenge = createHash('sha256').update(`${salt}421`).digest('hex');
    const json = { algorithm: 'SHA-256', challenge, salt, signature: 'ours', maxnumber: 1_000 };
    return route.fulfill({ json, headers: OPEN });
  });
  await page.route('**/public/forms/*/files', (route) =>
    route.fulfill({
      status: 201,
      json: { id: '019a8000-0009-7000-8000-000000000001', name: 'plan.pdf', size: 9 },
      headers: OPEN,
    }),
  );
  await page.route('**/public/forms/*/leads', (route) => {
    const headers = { ...OPEN, 'access-control-allow-headers': 'content-type' };
    if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    const sent = route.request().postDataJSON();
    arrived.set(sent.submissionId, sent);
    return route.fulfill({ status: 201, json: { id: sent.submissionId, location: null }, headers });
  });
  return { arrived, tries: { lost: (sent) => void arrived.set(sent.submissionId, sent) } };
}
