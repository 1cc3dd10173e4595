import { aubrac, expect, journey } from '../support/journey.ts';

const screen = `/clients/${aubrac}/profile/notifications`;

journey(
  'the panel and the search lead to the notification settings, and a choice by keyboard is saved [BEY-06] [NAV-08]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig', `/clients/${aubrac}/touchpoints/list`);
    await page.getByRole('button', { name: /Notifications, / }).click();
    await page.getByRole('link', { name: 'Choose notifications' }).click();
    await expect(page).toHaveURL(screen);
    await expect(page.locator('nav').getByRole('link', { name: 'Notifications' })).toHaveAttribute(
      'aria-current',
      'page',
    );

    const leads = page.getByRole('switch', { name: /A new lead arrives/ });
    await expect(leads).toBeChecked();
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await leads.focus();
    await page.keyboard.press('Space');
    expect((await saved).status()).toBe(204);
    const email = page.getByRole('combobox', { name: 'By email: A new lead arrives' });
    await email.focus();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('option', { name: 'Email once a day' }).click();
    await expect(email).toHaveValue('Email once a day');
    await expect(leads).not.toBeChecked();
    await page.reload();
    await expect(email).toHaveValue('Email once a day');
    await expect(leads).not.toBeChecked();
    await expect(
      page.getByRole('switch', { name: /API keys of a former user still work/ }),
    ).toBeDisabled();

    await leads.click();
    await expect(leads).toBeChecked();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('notificat');
    await expect(page.getByRole('option', { name: /Notifications/ })).toBeVisible();
  },
);
