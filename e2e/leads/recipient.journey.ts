import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { hasNoViolations } from '../support/accessible.ts';
import { signIn } from '../support/demo-person.ts';
import { aubrac, expect, journey } from '../support/journey.ts';
import { reloadUntil } from '../support/reload-until.ts';

const LEADS = '/gtr-api/lead-generation';
const PHONE = { width: 390, height: 844 };

/** Creates a lead for one store through a separate form, so that no other lead changes. */
async function leadForStore(request: APIRequestContext, store: string): Promise<string> {
  await signIn(request, 'Solveig');
  const name = `By link ${randomUUID()}`;
  const made = await request.post(`${LEADS}/clients/${aubrac}/forms`, {
    data: { name, locales: ['en'] },
  });
  const form = await made.json();
  const recipient = { id: randomUUID(), who: { kind: 'email', email: store }, part: 'subscriber' };
  await request.put(`${LEADS}/forms/${form.id}`, {
    data: { notifications: { ...form.notifications, recipients: [{ ...recipient, when: [] }] } },
  });
  const { key } = await (
    await request.post(`${LEADS}/forms/${form.id}/keys`, { data: { name } })
  ).json();
  const sent = await request.post(`${LEADS}/public/forms/${form.id}/leads`, {
    headers: { authorization: `Bearer ${key}` },
    data: {
      submissionId: randomUUID(),
      locale: 'en',
      answers: {
        product: ['FON-CR26-BN'],
        firstname: 'Ingrid',
        lastname: 'Bjørnstad',
        email: 'ingrid.bjornstad@postkasse.example',
        phone: '+47 22 55 01 84',
        message: 'Do you have it in midnight blue?',
      },
    },
  });
  expect(sent.status(), await sent.text()).toBe(201);
  return (await sent.json()).id;
}

/** The link in the mail that the store received. */
async function linkInMail(page: Page, { store, id }: { store: string; id: string }): Promise<URL> {
  await page.goto('/mailbox');
  const mail = page.getByRole('row').filter({ hasText: store }).getByRole('link').first();
  await reloadUntil(
    () => page.reload(),
    () => mail.isVisible(),
  );
  await mail.click();
  const link = page.locator(`a[href*="/protected/lead/${id}"]`).first();
  return new URL((await link.getAttribute('href')) ?? '');
}

journey(
  'a store opens the link of its mail on a phone without scripts, accepts, undoes, and sells for a price [LEAD-11] [LEAD-12] [GEN-06]',
  async ({ page, browser, baseURL }) => {
    const store = `torgeir-${randomUUID()}@kjokken.example`;
    const id = await leadForStore(page.request, store);
    const { pathname, search } = await linkInMail(page, { store, id });

    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      javaScriptEnabled: false,
      viewport: PHONE,
    });
    const phone = await context.newPage();
    const checkAccessibility = async (what: string) => {
      await page.goto(phone.url());
      await hasNoViolations(page, what);
    };
    const title = (heading: string | RegExp) =>
      expect(phone.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.setViewportSize(PHONE);
    await phone.goto(pathname + search);
    await title(/^Ingrid is looking for/);
    await expect(phone.getByText('+47 22 55 01 84')).toBeHidden();
    await checkAccessibility('a request that waits');
    await phone.getByRole('button', { name: 'Accept this request' }).click();
    await title('The request is yours. Call Ingrid Bjørnstad.');
    await checkAccessibility('a request of one’s own');
    await phone.getByRole('button', { name: /^Undo acceptance/ }).click();
    await title(/^Ingrid is looking for/);
    await phone.goto(`/public/leads/${id}/accept${search}`);
    await title('Accept Ingrid’s request?');
    await checkAccessibility('what accepting brings');
    await phone.getByRole('button', { name: 'Accept this request' }).click();
    await phone.getByRole('link', { name: 'Sold…', exact: true }).click();
    await phone.getByLabel('Price in').fill('-1');
    await phone.getByRole('button', { name: 'Mark as sold' }).click();
    await expect(phone.getByRole('alert')).toContainText('Enter an amount');
    await phone.goto(`/public/leads/${id}/convert${search}`);
    await checkAccessibility('the price of a sale');
    await phone.getByLabel('Price in').fill('249,90');
    await phone.getByRole('button', { name: 'Mark as sold' }).click();
    await title('This request ended in a sale');
    await checkAccessibility('a request that is sold');
    await phone.goto(`/public/leads/${id}/lose${search}`);
    await title('This request ended in a sale');
    await phone.goto('/protected/expired');
    await title('This request has expired');
    await checkAccessibility('a link that is over');
    await context.close();
  },
);

journey(
  'a new lead is in the notifications and opened from there [LEAD-01] [NAV-09]',
  async ({ page }) => {
    const id = await leadForStore(page.request, `bell-${randomUUID()}@kjokken.example`);
    await page.goto(`/clients/${aubrac}/touchpoints/list`);
    await page.getByRole('button', { name: /^Notifications/ }).click();
    const link = page.locator(`a[href$="/platform/leads?lead=${id}"]`);
    await expect(link).toHaveText('Open');
    await link.click();
    await expect(page).toHaveURL(new RegExp(`/platform/leads/${id}`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ingrid Bjørnstad');
  },
);

journey(
  'the page by link and the back office show one reader the same hour, with its zone where the store’s is another [LEAD-11]',
  async ({ page, browser, baseURL }) => {
    const store = `tokyo-${randomUUID()}@kjokken.example`;
    const id = await leadForStore(page.request, store);
    const { pathname, search } = await linkInMail(page, { store, id });
    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      timezoneId: 'Asia/Tokyo',
      locale: 'en',
      storageState: await page.context().storageState(),
    });
    const away = await context.newPage();
    await away.goto(pathname + search);
    await away.getByRole('button', { name: 'Accept this request' }).click();
    await expect(away.getByRole('heading', { level: 1, name: /yours/ })).toBeVisible();
    await away.goto(`/public/leads/${id}/accept${search}`);
    const time = away.locator('ol time').first();
    await expect(time).toHaveText(/\d\d:\d\d GMT\+9$/);
    const created = new Date((await time.getAttribute('datetime')) ?? '');
    const hour = new Intl.DateTimeFormat('en-GB', {
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'Asia/Tokyo',
    }).format(created);
    await expect(time).toContainText(`${hour} GMT+9`);
    await away.goto(`/clients/${aubrac}/platform/leads/${id}`);
    await expect(away.getByText(new RegExp(`${hour}(?!\\d)`)).first()).toBeVisible();
    await context.close();
  },
);
