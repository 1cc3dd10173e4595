import type { Locator, Page } from '@playwright/test';
import { aubrac, expect, journey } from '../support/journey.ts';

const conversion = `/clients/${aubrac}/platform/conversion`;

async function leadsTo(page: Page, link: Locator, count: number | undefined): Promise<void> {
  await link.click();
  await expect(page.getByText(new RegExp(`^${count} of \\d+$`))).toBeVisible();
  await page.goBack();
}

journey(
  'each figure of the conversion page links to that many leads, and its filter opens no list automatically [CONV-01]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig');
    const read = async () =>
      (await (
        await page.request.get(`/gtr-api/lead-generation/clients/${aubrac}/conversion`)
      ).json()) as Record<'totals', Record<string, { count: number }>>;
    // Leads are counted every minute, so the figures of a new app appear shortly after its start.
    await expect.poll(async () => (await read()).totals.converted?.count).toBeGreaterThan(0);
    const { totals } = await read();
    await page.goto(conversion);
    const funnel = page.getByRole('list', { name: 'Funnel' });
    await leadsTo(page, funnel.getByRole('link', { name: 'Created' }), totals.created?.count);
    await leadsTo(page, funnel.getByRole('link', { name: 'Accepted' }), totals.accepted?.count);
    await leadsTo(page, funnel.getByRole('link', { name: 'Converted' }), totals.converted?.count);
    await leadsTo(page, page.getByRole('link', { name: /idle$/ }), totals.idle?.count);

    await page.goto(`${conversion}?table=source`);
    const line = page.getByRole('row', { name: /^A touchpoint/ });
    await expect(line).toBeVisible();
    const [created, converted] = await line.getByRole('cell').allTextContents();
    await leadsTo(page, line.getByRole('link').first(), Number(created));
    await leadsTo(page, line.getByRole('link').last(), Number(converted));

    await page.getByRole('button', { name: 'All forms' }).click();
    await expect(page.getByRole('dialog').getByText('Forms')).toBeVisible();
    await expect(page.getByRole('option')).toHaveCount(0);
  },
);
