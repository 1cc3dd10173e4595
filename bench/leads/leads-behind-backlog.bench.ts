import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sendLeadCall } from '#modules/forms/contract/intake/intake-calls.ts';
import { brandForm } from '#modules/forms/server/testing/brand-form.ts';
import { brandShop } from '#modules/forms/server/testing/brand-shop.ts';
import { openSettings } from '#modules/forms/server/testing/submission.ts';
import type { App } from '#platform/server/app.ts';
import { People } from '#platform/testing/people.ts';
import { startTestSmtp } from '#platform/testing/smtp/test-smtp.ts';
import type { Bench } from '../../tools/bench/measurement.ts';
import { benchApp } from '../load/bench-app.ts';

const LEADS = 2_000;
const AT_ONCE = 20;
const LONGEST_MS = 10 * 60_000;

/** Time of the last mail to each address, and their number. */
async function quickMailServer() {
  const arrived = new Map<string, { count: number; last: number }>();
  const server = await startTestSmtp({
    afterContent({ to }, { take }) {
      for (const address of to) {
        const { count = 0 } = arrived.get(address) ?? {};
        arrived.set(address, { count: count + 1, last: performance.now() });
      }
      take();
    },
  });
  return { server, arrived };
}

async function brand(app: App, email: string) {
  const people = new People(app);
  const client = await people.client();
  const shop = await brandShop(app, client.id, { email });
  const form = await brandForm(app, client.id, { settings: openSettings() });
  return { shop, path: sendLeadCall.path.replace('{formId}', form.id) };
}

/**
 * 2,000 leads of one brand arrive together, then one of another brand: measures the delay of that shop's mail and the
 * throughput of the backlog.
 */
const leadsBehindBacklog: Bench = async () => {
  const mail = await quickMailServer();
  const bench = await benchApp({
    work: true,
    environment: { TRUSTED_PROXIES: '127.0.0.1', SMTP_URL: mail.server.url },
  });
  const server = await bench.openServer();
  const busy = await brand(bench.app, 'busy@shops.example');
  const other = await brand(bench.app, 'other@shops.example');
  let senders = 0;
  const send = async ({ shop, path }: typeof busy) => {
    senders += 1;
    const { statusCode, body } = await server.inject({
      method: 'POST',
      url: path,
      headers: {
        origin: 'https://shop.brand.example',
        'x-forwarded-for': `10.0.${senders >> 8}.${senders & 0xff}`,
      },
      payload: {
        submissionId: randomUUID(),
        locationId: shop,
        answers: {
          product: 'UNT-4',
          firstname: 'Odile',
          lastname: 'Renard',
          email: `odile-${senders}@post.example`,
          message: 'Is it available in walnut?',
          consent_email: true,
        },
      },
    });
    if (statusCode !== 201) throw new Error(`the lead is refused: ${body}`);
  };
  const begun = performance.now();
  for (let sent = 0; sent < LEADS; sent += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, () => send(busy)));
  const takenIn = performance.now();
  const waiting = LEADS - (mail.arrived.get('busy@shops.example')?.count ?? 0);
  await send(other);
  while (!mail.arrived.has('other@shops.example') && performance.now() - begun < LONGEST_MS)
    await pause(10);
  const otherMs = (mail.arrived.get('other@shops.example')?.last ?? Infinity) - takenIn;
  const areAllNotified = () => (mail.arrived.get('busy@shops.example')?.count ?? 0) >= LEADS;
  while (!areAllNotified() && performance.now() - begun < LONGEST_MS) await pause(100);
  const allMs = performance.now() - begun;
  process.stdout.write(
    `  ${LEADS} leads taken in within ${((takenIn - begun) / 1000).toFixed(1)} s, ${waiting} of them not told then; all told after ${(allMs / 1000).toFixed(1)} s\n`,
  );
  await bench.end();
  await mail.server.close();
  return [
    {
      name: 'a lead of another brand behind 2,000 is told',
      value: otherMs,
      unit: 'ms',
      limit: { atMost: 10_000 },
    },
    {
      name: 'leads told a second, taken in and told by one process',
      value: (LEADS * 1_000) / allMs,
      unit: '/s',
      limit: { atLeast: 15 },
    },
  ];
};

export default leadsBehindBacklog;
