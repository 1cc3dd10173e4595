import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import { decodeQrCode } from '../support/decode-qr-code.ts';
import { aubrac, expect, journey } from '../support/journey.ts';
import { openScreen } from '../support/open-screen.ts';
import { reloadUntil } from '../support/reload-until.ts';

const at = (path: string) => `/clients/${aubrac}/${path}`;
const brandId = '1001';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
const CAPUCINE = 'capucine.vallorin@poste.example';
const SEGMENT = 'Casserole buyers from Lyon';

journey(
  'one run from a scanned code to an export: landing page, nearest store, request, mail, accepted, sold, contact with consent and journey, review, automatic reply, map, segment [BEY-04]',
  async ({ signedInAs, browser, suite }) => {
    const page = await signedInAs('Solveig');
    // A job counts the demo's demand after the start.
    await expect.poll(() => isDemandCounted(page.request)).toBe(true);
    const before = await demandAround(page.request);

    const code = await readCode(page);
    const phone = await phoneContext(browser, suite.address);
    const { store } = await sendRequest(await phone.newPage(), code);
    const leadId = await sellByLink(await phone.newPage(), store);
    await phone.close();

    const lead = await (
      await page.request.get(`/gtr-api/lead-generation/clients/${aubrac}/leads/${leadId}`)
    ).json();
    await reloadUntil(
      async () => {
        await openScreen(page, at(`platform/leads/${leadId}?tab=metadata`));
        await expect(page.getByText('Touchpoint', { exact: true })).toBeVisible();
      },
      () => page.getByRole('link', { name: '/cocotte-en-fonte-18-cm' }).isVisible(),
    );
    await receiveReview(page.request, lead.location.id);
    await sendReply(page);
    await openScreen(page, at(`profilehub/contacts/${lead.links.contactId}?tab=consent`));
    await expect(page.getByText('J’accepte de recevoir des e-mails').first()).toBeVisible();
    const journeyStops = page.locator('li[data-state="done"]');
    await reloadUntil(
      async () => {
        await openScreen(page, at(`profilehub/contacts/${lead.links.contactId}?tab=journey`));
        await expect(journeyStops.first()).toBeVisible();
      },
      async () => (await journeyStops.count()) === 7,
    );
    await expect(journeyStops.nth(4)).toContainText('€124.90');

    await expect.poll(() => demandAround(page.request)).toBe(before + 1);
    await openScreen(
      page,
      at(
        'platform/opportunity?show=table&measure=intentions&sources=lead&period=current-month&level=2',
      ),
    );
    await expect(page.getByRole('row', { name: /Auvergne-Rhône-Alpes/ })).toBeVisible();

    await buildSegment(page);
    expect(await exportSegment(page)).toContain(CAPUCINE);
  },
);

async function isDemandCounted(request: APIRequestContext): Promise<boolean> {
  const answer = await request.get(`/gtr-api/opportunity/clients/${aubrac}/filters`);
  const { backfill } = (await answer.json()) as { backfill: number | null };
  return backfill === null;
}

/** Requests of this month in the region of Lyon. */
async function demandAround(request: APIRequestContext): Promise<number> {
  const query = 'level=2&sources=lead&period=current-month';
  const answer = await request.get(`/gtr-api/opportunity/clients/${aubrac}/areas?${query}`);
  const { areas } = (await answer.json()) as { areas: { name: string[]; intentions: number[] } };
  return areas.intentions[areas.name.indexOf('Auvergne-Rhône-Alpes')] ?? 0;
}

/** Decodes the code from its displayed image, like a camera. */
async function readCode(page: Page): Promise<string> {
  await openScreen(page, at('touchpoints/list?q=cocotte-en-fonte-18-cm'));
  await page.getByRole('row').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /cocotte-en-fonte-18/ })).toBeVisible();
  await expect(page.getByText('https://ma.example/cocotte-en-fonte-18-cm?q')).toBeVisible();
  const code = await decodeQrCode(await page.screenshot());
  expect(code).toBe('https://ma.example/cocotte-en-fonte-18-cm?q');
  return code;
}

/** A French phone for which the brand's host name leads to the app, because it does not resolve in a test. */
async function phoneContext(browser: Browser, address: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: address,
    locale: 'fr-FR',
    userAgent: PHONE,
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  await context.route('https://ma.example/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const headers = { ...route.request().headers(), host: 'ma.example' };
    const url = `${address}${pathname}${search}`;
    const answer = await route.fetch({ url, headers, maxRedirects: 0 });
    // The app does not know its port in a journey.
    const landing = new URL(answer.headers().location ?? '');
    const location = `${address}${landing.pathname}${landing.search}`;
    await route.fulfill({ status: answer.status(), headers: { location } });
  });
  return context;
}

async function sendRequest(phone: Page, code: string): Promise<{ store: string }> {
  await phone.goto(code);
  await expect(phone.getByRole('heading', { name: 'Cocotte en fonte, 18 cm' })).toBeVisible();
  await phone.locator('#near').fill('Lyon');
  await phone.keyboard.press('Enter');
  await expect(phone.locator('#shops .place > summary')).toContainText('Lyon');
  await phone.locator('comptoir-form > form details[data-script] > summary').click();
  await expect(phone.locator('comptoir-form > form')).toHaveCount(0);
  await expect(phone.getByRole('radio').first()).toBeChecked();
  const store = (await phone.locator('.shop:has(:checked) .name').textContent()) ?? '';
  await phone.getByRole('textbox', { name: 'Prénom' }).fill('Capucine');
  await phone.getByRole('textbox', { name: 'Nom', exact: true }).fill('Vallorin');
  await phone.getByRole('textbox', { name: 'E-mail' }).fill(CAPUCINE);
  await phone.getByRole('checkbox', { name: /J’accepte de recevoir/ }).check();
  await expect(phone.locator('.due')).toHaveText(`Demander à ${store}`);
  await phone.locator('.due').click();
  await expect(phone.getByText('Votre demande a été envoyée')).toBeVisible();
  return { store };
}

/** The retailer opens the mail on a phone, accepts, and sells for a price. Returns the id of the request. */
async function sellByLink(phone: Page, store: string): Promise<string> {
  // Not the observers' copy.
  const mail = phone.getByRole('link', { name: /^Nouvelle demande\s: Cocotte en fonte, 18 cm/ });
  const link = phone.locator('a[href*="/protected/lead/"]').first();
  await reloadUntil(
    async () => {
      await phone.goto('/mailbox');
      if (!(await mail.first().isVisible())) return;
      await mail.first().click();
      await expect(link).toBeAttached();
      const { pathname, search } = new URL((await link.getAttribute('href')) ?? '');
      await phone.goto(pathname + search);
    },
    () => phone.getByRole('heading', { level: 1, name: /^Capucine recherche/ }).isVisible(),
  );
  const leadId = new URL(phone.url()).pathname.split('/').at(-1) ?? '';
  await phone.getByRole('button', { name: 'Accepter la demande de devis' }).click();
  await expect(phone.getByRole('heading', { name: /^La demande est à vous/ })).toBeVisible();
  await phone.getByRole('link', { name: 'Vendu…', exact: true }).click();
  await phone.getByLabel(/^Prix en/).fill('124,90');
  await phone.getByRole('button', { name: 'Marquer comme vendu' }).click();
  await expect(phone.getByRole('heading', { name: /a abouti à une vente/ })).toBeVisible();
  await expect(phone.getByText(`Acceptée par ${store}`)).toBeVisible();
  return leadId;
}

async function receiveReview(request: APIRequestContext, locationId: string): Promise<void> {
  const made = await request.post('/api/ar/keys', { data: { brandId, name: 'The loop' } });
  const { key } = await made.json();
  const answer = await request.post('/api/ar/reviews/ingest', {
    headers: { authorization: `Bearer ${key}` },
    data: {
      reviews: [
        {
          externalId: 'the-loop',
          locationId,
          date: new Date().toISOString(),
          username: 'Capucine Vallorin',
          email: CAPUCINE,
          grade: 5,
          comment: 'Accueil chaleureux et très bons conseils, la cocotte est superbe.',
        },
      ],
    },
  });
  expect(await answer.json()).toMatchObject({ received: 1 });
}

/** The reply would be sent after the brand's delay, so it is sent now. */
async function sendReply(page: Page): Promise<void> {
  const review = page.getByRole('article');
  const name = review.getByRole('heading', { name: 'Capucine Vallorin' }).first();
  await reloadUntil(
    () => openScreen(page, at('communication/reviews?q=Vallorin')),
    () => name.isVisible(),
  );
  await expect(review.getByText('Automatic', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Send, next/ }).click();
  await expect(page.getByText('Reply to Capucine Vallorin sent')).toBeVisible();
}

async function buildSegment(page: Page): Promise<void> {
  await openScreen(page, at('profilehub/contacts/segments'));
  await page.getByRole('button', { name: 'New segment' }).first().click();
  await expect(page.getByText(/^temp-\d{8}$/)).toBeVisible();
  const fieldOf = (name: string) =>
    page.getByRole('textbox', { name }).or(page.getByRole('combobox', { name })).last();
  const choose = async (label: string, option: string) => {
    await fieldOf(label).focus();
    await page.keyboard.type(option);
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  const compare = async () => {
    await fieldOf('Comparison').click();
    await page.getByRole('option', { name: 'is', exact: true }).click();
  };
  await choose('Criterion or event', 'Bought product');
  await compare();
  await choose('Value of Bought product', 'Cast-iron casserole, 18 cm');
  await page.getByRole('button', { name: 'Rule', exact: true }).click();
  await choose('Criterion or event', 'Scanned touchpoint');
  await compare();
  await choose('Value of Scanned touchpoint', '/cocotte-en-fonte-18-cm');
  await page.keyboard.press('Control+s');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(SEGMENT);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: SEGMENT })).toBeVisible();
  await page.getByRole('tab', { name: /^Contacts/ }).click();
  await expect(page.getByRole('row', { name: /Capucine Vallorin/ })).toBeVisible();
}

/** The text of the exported file. */
async function exportSegment(page: Page): Promise<string> {
  await openScreen(page, at('profilehub/export'));
  await page.getByRole('radio', { name: 'A segment' }).click();
  await page.getByRole('combobox', { name: 'Segment' }).click();
  await page.getByRole('option', { name: SEGMENT }).click();
  await page.getByRole('radio', { name: /csv/ }).click();
  await page.getByRole('button', { name: /^Export \d+ contacts?/ }).click();
  const latest = page.getByRole('complementary', { name: 'Latest exports' });
  const downloaded = page.waitForEvent('download');
  await latest.getByRole('button', { name: /export_\d{8}\.csv/ }).click();
  return readFile(await (await downloaded).path(), 'utf8');
}
