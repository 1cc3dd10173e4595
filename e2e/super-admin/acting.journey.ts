import type { Page } from '@playwright/test';
import { hasNoViolations } from '../support/accessible.ts';
import { expect, journey } from '../support/journey.ts';
import type { NewPerson } from '../support/new-person.ts';

const berengere: NewPerson = {
  firstName: 'Bérengère',
  lastName: 'Castanié',
  clientName: 'Coutellerie Vidalenc',
};
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

const band = (page: Page) => page.getByRole('region', { name: 'Acting as another user' });

async function beginActing(page: Page, userId: string): Promise<void> {
  const answer = await page.request.post(`/api/sa/users/${userId}/act-as`, {
    data: { reason: 'a call from the shop' },
  });
  expect(answer.status()).toBe(204);
}

journey(
  'a super admin who acts as a user sees it on every screen, has no super admin access meanwhile, and can stop [SUP-04] [NAV-10]',
  async ({ signedInAs, suite }) => {
    const { userId, clientId } = await suite.ask<{ userId: string; clientId: string }>({
      kind: 'new-person',
      ...berengere,
    });
    const page = await signedInAs('Camille', '/super-admin');
    await expect(band(page)).toBeHidden();
    await beginActing(page, userId);

    for (const path of ['touchpoints/list', 'platform/leads']) {
      await page.setViewportSize(DESKTOP);
      await page.goto(`/clients/${clientId}/${path}`);
      await expect(band(page).getByRole('status')).toContainText(
        'Camille Ferrand is acting as Bérengère Castanié.',
      );
      await expect(page.getByRole('link', { name: 'Super admin' })).toHaveCount(0);
      if (path === 'platform/leads') await hasNoViolations(page);
      await page.setViewportSize(PHONE);
      await expect(band(page).getByRole('button', { name: 'Stop acting' })).toBeVisible();
    }
    await hasNoViolations(page, 'the band on a phone', { without: ['color-contrast'] });

    await page.goto(`/clients/${clientId}/profile?tab=password`);
    await expect(page.getByText('Only Bérengère Castanié can do this.')).toBeVisible();
    await expect(page.getByLabel('Current password')).toHaveCount(0);

    const requestedPaths: string[] = [];
    page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
    await page.goto('/super-admin/users');
    await expect(
      page.getByRole('heading', { name: 'You do not have access to this screen' }),
    ).toBeVisible();
    await expect(band(page)).toBeVisible();
    expect(requestedPaths.filter((path) => path.startsWith('/api/sa/'))).toEqual([]);
    await hasNoViolations(page);

    await band(page).getByRole('button', { name: 'Stop acting' }).click();
    await expect(page).toHaveURL(/\/super-admin\/users$/);
    await page.setViewportSize(DESKTOP);
    await expect(page.getByRole('button', { name: /All clients/ })).toBeVisible();
    await expect(band(page)).toBeHidden();
  },
);

journey(
  'when acting stops in one tab the others are the super admin’s again too [SUP-04]',
  async ({ signedInAs, suite, context }) => {
    const { userId, clientId } = await suite.ask<{ userId: string; clientId: string }>({
      kind: 'new-person',
      ...berengere,
    });
    const page = await signedInAs('Camille');
    await beginActing(page, userId);
    await page.goto(`/clients/${clientId}/touchpoints/list`);
    const other = await context.newPage();
    await other.goto(`/clients/${clientId}/platform/leads`);
    await expect(band(other)).toBeVisible();
    await band(page).getByRole('button', { name: 'Stop acting' }).click();
    await expect(page).toHaveURL(/\/super-admin\/users$/);
    await expect(other.getByRole('button', { name: /Account of Camille/ })).toBeVisible();
    await expect(band(other)).toBeHidden();
  },
);

journey(
  'a super admin goes from all clients into one of them and back [SUP-01]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Camille', '/super-admin');
    const header = page.getByRole('banner');
    await expect(page).toHaveURL(/\/super-admin\/\w+$/);
    await expect(header.getByRole('link', { name: 'Super admin' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await header.getByRole('button', { name: /All clients/ }).click();
    await page.getByLabel('Find a client').fill('aubrac');
    await page.keyboard.press('Enter');
    await expect(header.getByRole('button', { name: /Maison Aubrac/ })).toBeVisible();
    await header.getByRole('button', { name: /Maison Aubrac/ }).click();
    await page.getByRole('option', { name: /All clients/ }).click();
    await expect(page).toHaveURL(/\/super-admin\//);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('nasbinals');
    await page.getByRole('option', { name: /Atelier Nasbinals/ }).click();
    await expect(header.getByRole('button', { name: /Atelier Nasbinals/ })).toBeVisible();
  },
);

journey(
  'the super admin area is closed to all other users and sends no API request for them [NAV-10]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig');
    const requestedPaths: string[] = [];
    page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
    for (const path of ['/super-admin', '/super-admin/clients', '/super-admin/nowhere']) {
      await page.goto(path);
      await expect(
        page.getByRole('heading', { name: 'You do not have access to this screen' }),
      ).toBeVisible();
    }
    expect(requestedPaths.filter((path) => path.startsWith('/api/'))).toEqual([]);
    await hasNoViolations(page);
  },
);
