import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { asOtherClient } from '../../modules/directory/server/testing/as-other-client.ts';
import { hasNoViolations } from '../support/accessible.ts';
import { expect, journey } from '../support/journey.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** The archive of a new client, and the same data as the client of another installation. */
async function archives(page: Page) {
  const { request } = page;
  const id = randomUUID().slice(0, 8);
  const made = await request.post('/gtr-core/clients', {
    data: {
      name: `Source ${id}`,
      identifier: `source-${id}`,
      brandId: `8${Number.parseInt(id, 16)}`,
      modules: [],
    },
  });
  const { uuid } = await made.json();
  const path = `/api/sa/clients/${uuid}/archives`;
  await request.post(path, { data: {} });
  const newest = async () => (await (await request.get(path)).json()).items[0];
  await expect.poll(async () => (await newest()).state).toBe('done');
  const answer = await request.get(`${path}/${(await newest()).id}/file`);
  const own = new Blob([Uint8Array.from(await answer.body())]);
  const other = await asOtherClient(own, {
    id: randomUUID(),
    identifier: `moved-${id}`,
    brandId: `9${Number.parseInt(id, 16)}`,
    name: `Moved ${id}`,
  });
  return { own, other, name: `Moved ${id}` };
}

const choose = async (page: Page, archive: Blob) =>
  page.locator('input[type=file]').setInputFiles({
    name: 'archive.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(await archive.arrayBuffer()),
  });

journey(
  'a super admin finds the import of a client by the search, sees why an archive is refused, and imports another one [BEY-07] [NAV-08]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Camille', '/super-admin/clients');
    const { own, other, name } = await archives(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('import client');
    await page.getByRole('option', { name: /Import client/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Import client' })).toBeVisible();
    await hasNoViolations(page);

    await choose(page, new Blob(['not an archive']));
    await expect(page.getByText(/is not an archive of a client/)).toBeVisible();
    await choose(page, own);
    await expect(page.getByText(/exists here already/)).toBeVisible();

    await choose(page, other);
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(page.getByText(/still in use there/)).toBeVisible();
    await hasNoViolations(page);
    await button(page, `Import ${name}`).click();
    await expect(page.getByText(`${name} is imported. All counts agree.`)).toBeVisible();
    await expect(page.getByRole('row', { name: /^Client, locations, products/ })).toBeVisible();
    await hasNoViolations(page);
    await page.getByRole('link', { name: 'Open the client' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(button(page, 'Restore')).toBeVisible();
  },
);

journey(
  'a super admin starts a failed import again without another upload [BEY-07]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Camille', '/super-admin/clients/import');
    const { other, name } = await archives(page);
    let isFailed = false;
    await page.route(/\/api\/sa\/client-imports\/[0-9a-f-]{36}$/, async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      const failure = { state: 'failed', problem: null, isRepeatable: true };
      await route.fulfill({ response, json: isFailed ? { ...json, ...failure } : json });
    });
    await choose(page, other);
    await expect(button(page, `Import ${name}`)).toBeVisible();
    isFailed = true;
    await page.reload();
    await expect(page.getByText('Nothing was written.')).toBeVisible();
    await hasNoViolations(page);
    isFailed = false;
    await button(page, 'Try again').click();
    await expect(page.getByText(`${name} is imported. All counts agree.`)).toBeVisible();
  },
);
