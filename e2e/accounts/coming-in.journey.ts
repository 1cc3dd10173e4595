import { aubrac, expect, journey, person } from '../support/journey.ts';

journey.describe('coming in', () => {
  journey(
    'an unauthenticated user is sent to sign-in and then to the requested address [NAV-01] [SES-01]',
    async ({ page }) => {
      const requestedPath = `/clients/${aubrac}/touchpoints/list?q=cocotte`;
      await page.goto(requestedPath);
      await expect(page).toHaveURL(/\/sign-in\?redirect=/);
      await page.getByLabel('Email').fill(person('Solveig').email);
      await page.getByLabel('Password', { exact: true }).fill('not this one at all');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toContainText(
        'Incorrect email or password. 5 attempts left',
      );
      await page.getByLabel('Password', { exact: true }).fill(person('Solveig').password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page).toHaveURL(requestedPath);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  );

  journey(
    'an empty form marks the missing fields and focuses the first one [PRO-03]',
    async ({ page }) => {
      await page.goto('/sign-in');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByText('This field is required')).toHaveCount(2);
      await expect(page.getByLabel('Email')).toBeFocused();
      await page.getByLabel('Email').fill('nobody');
      await page.keyboard.press('Tab');
      await expect(page.getByText('Enter a valid email address')).toBeVisible();
    },
  );

  journey(
    'the link of an empty installation opens the form of its first admin [SES-01]',
    async ({ page }) => {
      await page.route('**/api/user/first-super-admin/link', (route) =>
        route.fulfill({ status: 204 }),
      );
      await page.goto('/first-admin?token=good-once-good-once-good-once');
      await expect(page.getByLabel('Email')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  );

  journey('leads to the default module of the user’s client [NAV-01]', async ({ signedInAs }) => {
    const page = await signedInAs('Solveig', '/');
    await expect(page).toHaveURL(new RegExp(`/clients/${aubrac}/profilehub/dashboard`));
  });

  journey(
    'a user without any access sees the administrators and requests access from them [NAV-05]',
    async ({ signedInAs }) => {
      const page = await signedInAs('Torbjørn', '/');
      await expect(page).toHaveURL(/\/no-access/);
      await expect(page.getByText('400', { exact: true })).toBeVisible();
      await expect(page.getByText('Solveig Haugen')).toBeVisible();
      await page.getByRole('button', { name: 'Request access' }).click();
      await expect(page.getByText('2 administrators were notified by email.')).toBeVisible();
    },
  );
});

journey(
  'the text of the loading page has the same position as in the rendered page, at both widths',
  async ({ page }) => {
    const tagline = page.getByRole('main').getByText('Leads, reviews, QR codes and contacts');
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto('/sign-in', { waitUntil: 'domcontentloaded' });
      await expect(page.locator('[aria-busy="true"]')).toBeVisible();
      const first = await tagline.boundingBox();
      await page.unroute('**/assets/*.js');
      await page.goto('/sign-in');
      await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
      const drawn = await tagline.boundingBox();
      expect(Math.abs((drawn?.y ?? 0) - (first?.y ?? 99)), `at ${width}`).toBeLessThan(2);
    }
  },
);

journey.describe('the language', () => {
  journey.use({ locale: 'nn-NO' });

  journey('is the browser’s before sign-in, and can be chosen [GEN-02]', async ({ page }) => {
    await page.goto('/sign-in');
    await expect(page.locator('html')).toHaveAttribute('lang', 'nb');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logg inn');
    await page.getByRole('navigation').getByText('Deutsch').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmelden');
  });

  journey('is the user’s own after sign-in [GEN-02]', async ({ signedInAs }) => {
    const page = await signedInAs('Jean-Rémi', '/profile');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Profil');
  });
});

journey.describe('a forgotten password', () => {
  journey(
    'is reset by the link in the mail, and the link then becomes invalid [SES-06] [SES-08]',
    async ({ page }) => {
      // No later journey signs in as this user, because the password changes.
      const { email } = person('Torbjørn');
      await page.goto('/sign-in');
      await page.getByRole('link', { name: 'Forgotten?' }).click();
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Send the link' }).click();
      await expect(page.getByText('Check your inbox')).toBeVisible();

      await page.goto('/mailbox');
      await page
        .getByRole('link', { name: /Set a new password/ })
        .first()
        .click();
      const link = await page.locator('a[href*="set-password"]').first().getAttribute('href');
      const path = new URL(link ?? '').pathname + new URL(link ?? '').search;
      await page.goto(path);
      await expect(page.getByText(email)).toBeVisible();
      await page.getByLabel('New password').fill('too short');
      await page.getByLabel('Repeat the password').fill('something else');
      await page.getByRole('button', { name: 'Set password' }).click();
      await expect(page.getByText('The password must have at least 12 characters')).toBeVisible();
      await expect(page.getByText('The two passwords do not match')).toBeVisible();
      await page.getByLabel('New password').fill('zwölf Messer im Block');
      await page.getByLabel('Repeat the password').fill('zwölf Messer im Block');
      await page.getByRole('button', { name: 'Set password' }).click();
      await expect(page.getByText('Password saved.')).toBeVisible();

      await page.goto(path);
      await expect(page.getByText('Reopen the link in the email')).toBeVisible();
    },
  );
});
