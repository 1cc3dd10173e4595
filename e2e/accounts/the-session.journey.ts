import { expect, journey, person } from '../support/journey.ts';

journey(
  'an expired session is refreshed once for all calls in flight, without interrupting the user [SES-02]',
  async ({ signedInAs, suite, context }) => {
    const page = await signedInAs('Solveig', '/profile');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const expired = await suite.ask<string>({
      kind: 'expired-token',
      userId: person('Solveig').id,
    });
    await context.addCookies([{ name: 'comptoir_access', value: expired, url: suite.address }]);
    const answers: string[] = [];
    page.on('response', (response) =>
      answers.push(`${response.status()} ${new URL(response.url()).pathname}`),
    );
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Profile');
    expect(answers.filter((answer) => answer.startsWith('498')).length).toBeGreaterThan(0);
    expect(answers.filter((answer) => answer.endsWith('/auth/session/refresh'))).toEqual([
      '200 /auth/session/refresh',
    ]);
  },
);

journey.describe('with a clock of its own', () => {
  // A clock lasts as long as its context, and only another language has a context of its own.
  journey.use({ locale: 'de-DE' });

  journey(
    'an ended session shows a message for two seconds and then redirects to sign-in [SES-04] [SES-03]',
    async ({ signedInAs, suite, context }) => {
      const page = await signedInAs('Ottilie', '/profile');
      const firstName = page.getByLabel('Vorname');
      await expect(firstName).not.toHaveValue('');
      // Another client has used this refresh token a minute ago.
      const spent = (await context.cookies(`${suite.address}/auth/session`)).find(
        ({ name }) => name === 'comptoir_refresh',
      );
      await page.request.post('/auth/session/refresh', { headers: { rid: 'session' } });
      await suite.ask({ kind: 'grace-is-over' });
      const expired = await suite.ask<string>({
        kind: 'expired-token',
        userId: person('Ottilie').id,
      });
      await context.addCookies([
        { name: 'comptoir_access', value: expired, url: suite.address },
        {
          name: 'comptoir_refresh',
          value: spent?.value ?? '',
          domain: 'localhost',
          path: '/auth/session',
        },
      ]);
      await firstName.fill('Ottilie-Marie');
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 1_000);
      await page.getByRole('button', { name: 'Speichern' }).click();
      await expect(page.getByText(/Ihre Sitzung ist beendet/)).toBeVisible();
      await page.clock.runFor(1_900);
      expect(page.url()).toMatch(/\/profile$/);
      await page.clock.runFor(200);
      await expect(page).toHaveURL(/\/sign-in\?redirect=/);
    },
  );
});

journey(
  'leaving in one tab is leaving in all of them [SES-05]',
  async ({ signedInAs, context }) => {
    const page = await signedInAs('Solveig', '/profile');
    const other = await context.newPage();
    await other.goto('/profile');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: /Account of Solveig/ }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/sign-in/);
    await expect(other).toHaveURL(/\/sign-in/);
  },
);

journey(
  'a user ends another of their sessions [SES-11]',
  async ({ signedInAs, browser, suite }) => {
    const elsewhere = await browser.newContext({ baseURL: suite.address });
    const { email, password } = person('Jean-Rémi');
    await elsewhere.request.post('/api/user/auth', { data: { username: email, password } });
    const phone = await elsewhere.newPage();
    await phone.goto('/profile');
    await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();

    const page = await signedInAs('Jean-Rémi', '/profile?tab=password');
    await page.getByRole('button', { name: 'Terminer toutes les autres sessions' }).click();
    await expect(phone).toHaveURL(/\/sign-in/);
    await elsewhere.close();
  },
);
