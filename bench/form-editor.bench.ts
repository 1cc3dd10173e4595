import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startSuiteProcess } from '#platform/testing/suite-process.ts';
import { demoClients } from '#suite/demo/demo-people.ts';
import type { Bench } from '../tools/bench/measurement.ts';
import { longForm } from './forms/long-form.ts';
import { timedTyping } from './forms/timed-typing.ts';
import { brandAdminCookie } from './load/brand-admin-cookie.ts';

/** Time from key press to paint in a form with the maximum number of fields, next to the widget. */
const formEditor: Bench = async () => {
  const directory = await mkdtemp(join(tmpdir(), 'comptoir-bench-'));
  const suite = await startSuiteProcess({ DATA_DIR: directory, LOG_LEVEL: 'warn' });
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const cookie = await brandAdminCookie(suite);
    const clientId = demoClients[0]?.id ?? '';
    const formId = await longForm(suite.address, { cookie, clientId });
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en' });
    await page.context().addCookies(
      cookie.split('; ').map((pair) => {
        const [name = '', ...value] = pair.split('=');
        return { name, value: value.join('='), url: suite.address };
      }),
    );
    const presses = await timedTyping(
      page,
      `${suite.address}/clients/${clientId}/platform/forms/${formId}?section=fields`,
    );
    const at = (share: number) => presses[Math.floor(presses.length * share)] ?? 0;
    process.stdout.write(
      `  ${presses.length} presses: half within ${at(0.5).toFixed(1)} ms, the slowest ${at(0.999).toFixed(1)} ms\n`,
    );
    return [
      {
        name: 'a key press in the form editor with 80 fields beside their live form, until it is painted (95 of 100)',
        value: at(0.95),
        unit: 'ms',
        limit: { atMost: 50 },
      },
    ];
  } finally {
    await browser.close();
    await suite.stop();
    await rm(directory, { recursive: true, force: true });
  }
};

export default formEditor;
