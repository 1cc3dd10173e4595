import type { Locator, Page } from '@playwright/test';
import { aubrac, expect, journey } from '../house/journey.ts';

const conversion = `/clients/${aubrac}/platform/conversion`;

/** How many leads the list says that there are, once a link has led to it. */
async function leadsBehind(page: Page, link: Locator): Promise<number> {
  const answered = page.waitForResponse(({ url }) => /\/leads\?/.test(url()));
  await link.click();
  const { total } = (await (await answered).json()) as { total: number };
  await page.goBack();
  return total;
}

journey(
  'each figure of the conversion page leads to as many leads as it says, and its filter unfolds nothing by itself [CONV-01]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig', conversion);
    await expect(page.getByRole('heading', { name: 'Funnel' })).toBeVisible();
    const counted = (await (
      await page.request.get(`/gtr-api/lead-generation/clients/${aubrac}/conversion`)
    ).json()) as Record<'totals', Record<string, { count: number }>>;
    const funnel = page.getByRole('list', { name: 'Funnel' });
    for (const [word, name] of [
      ['Created', 'created'],
      ['Accepted', 'accepted'],
      ['Converted', 'converted'],
    ] as const)
      expect(await leadsBehind(page, funnel.getByRole('link', { name: word })), name).toBe(
        counted.totals[name]?.count,
      );
    const idle = page.getByRole('link', { name: /idle$/ });
    expect(await leadsBehind(page, idle)).toBe(counted.totals.idle?.count);

    await page.getByRole('radio', { name: 'Source' }).check({ force: true });
    const line = page.getByRole('row', { name: /^A touchpoint/ });
    const [created, converted] = await line.getByRole('cell').allTextContents();
    const links = line.getByRole('link');
    expect(await leadsBehind(page, links.first())).toBe(Number(created));
    expect(await leadsBehind(page, links.last())).toBe(Number(converted));

    await page.getByRole('button', { name: 'All forms' }).click();
    await expect(page.getByRole('dialog').getByLabel('Forms')).toBeVisible();
    await expect(page.getByRole('listbox')).toHaveCount(0);
  },
);
