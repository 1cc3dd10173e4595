import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIRequestContext, FrameLocator, Page } from '@playwright/test';
import { aubrac, signIn } from '../support/demo-person.ts';
import { expect, journey } from '../support/journey.ts';

const LEADS = '/gtr-api/lead-generation';

journey(
  'a request is sent from the page of a store on its own host name and in a page of the brand [LOC-06] [FORM-08]',
  async ({ page, suite }) => {
    const { address } = suite;
    const site = await brandPage(address);
    const { slug, host, formId } = await locatorWithForm(page.request, new URL(site.origin).host);
    // Browsers resolve every name below `localhost` to this machine.
    await page.goto(`http://${host}:${new URL(address).port}/?q=Rodez`);
    await page.locator('.store-name a').first().click();
    await sendRequest(page, { lastname: 'Eigenhost' });
    expect(new URL(page.url()).hostname).toBe(host);

    await page.goto(`${site.origin}/${slug}`);
    const frame = page.frameLocator('iframe');
    await frame.getByRole('searchbox').or(frame.getByRole('combobox')).fill('Rodez');
    await frame.getByRole('button', { name: 'Chercher' }).click();
    await frame.locator('.store-name a').first().click();
    await sendRequest(frame, { lastname: 'Eingebettet' });
    expect(new URL(page.url()).origin).toBe(site.origin);

    await expect
      .poll(async () => {
        const sent = await page.request.get(`${address}${LEADS}/forms/${formId}/leads`);
        return sent.text();
      })
      .toMatch(/Eingebettet.*Eigenhost|Eigenhost.*Eingebettet/);
    await page.request.delete(`${address}/gtr-api/locator/locators/${slug}`);
    site.close();
  },
);

/** Submits the form like a visitor: confirms the preview, and submits again if it was too fast. */
async function sendRequest(site: Page | FrameLocator, { lastname }: { lastname: string }) {
  const part = site.locator('.store-form');
  await expect(part.locator('form')).toBeVisible();
  const answers = { firstname: 'Amélie', lastname, email: 'amelie@example.org', zip: '12000' };
  for (const [name, text] of Object.entries(answers)) {
    const field = part.locator(`[name="a.${name}"]`);
    if (await field.count()) await field.fill(text);
  }
  for (const choice of await part.locator('select[required]').all())
    await choice.selectOption({ index: 1 });
  for (const box of await part.locator('input[type=checkbox][required]').all()) await box.check();
  for (const text of await part.locator('textarea[required]').all()) await text.fill('Cocotte');
  const press = async () => {
    const isSent = (await part.locator('form').count()) === 0;
    const isBusy = (await part.getAttribute('aria-busy')) === 'true';
    if (!isSent && !isBusy) await part.locator('.go-btn').first().click();
    return isSent;
  };
  // A form submitted within two seconds counts as a bot's, every time it is shown.
  await expect.poll(press, { intervals: [2_500] }).toBe(true);
}

async function locatorWithForm(request: APIRequestContext, domain: string) {
  await signIn(request, 'Solveig');
  const slug = `form-${Date.now()}`;
  const host = `${slug}.localhost`;
  const created = await request.post(`${LEADS}/clients/${aubrac}/forms`, {
    data: { name: slug, locales: ['fr'] },
  });
  const form = await created.json();
  const saved = await request.put(`${LEADS}/forms/${form.id}`, {
    data: { settings: { ...form.settings, authorizedDomains: [domain] } },
  });
  if (!saved.ok()) throw new Error(`the form was not saved: ${await saved.text()}`);
  await request.post(`/gtr-api/locator/clients/${aubrac}/locators`, { data: { name: slug, slug } });
  const call = `/gtr-api/locator/locators/${slug}`;
  const { config } = await (await request.get(call)).json();
  const published = await request.put(call, {
    data: { host, config: { ...config, defaultFormId: form.id, defaultLocale: 'fr' } },
  });
  if (!published.ok()) throw new Error(`not published: ${await published.text()}`);
  return { slug, host, formId: form.id as string };
}

/** Serves a brand page on a separate origin, which embeds the locator named in the path. */
async function brandPage(address: string): Promise<{ origin: string; close(): void }> {
  const server = createServer(({ url = '' }, response) => {
    const slug = url.slice(1).split('?', 1)[0];
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(
      `<!doctype html><html lang="fr"><title>Magasins</title><div data-comptoir-locator="${slug}"></div><script src="${address}/l/embed.js"></script>`,
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
