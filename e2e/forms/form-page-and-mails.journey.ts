import { hasNoViolations } from '../support/accessible.ts';
import { aubrac, expect, journey } from '../support/journey.ts';

const PHONE = { width: 390, height: 844 };
const LANDING = '/p/1001/cocotte-en-fonte-18-cm?lang=fr&near=Lyon';

journey(
  'a visitor without scripts requests a product from its landing page, corrects an error and gets a confirmation [FORM-08] [TP-10]',
  async ({ browser, baseURL, page }) => {
    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      javaScriptEnabled: false,
      viewport: PHONE,
    });
    const visitor = await context.newPage();
    await visitor.goto(LANDING);
    await visitor.locator('summary.go-btn').click();
    await visitor.getByLabel('Prénom').fill('Zoé');
    await visitor.getByLabel('Nom', { exact: false }).last().fill('Mazel');
    await visitor.getByLabel('E-mail').first().fill('zoe@mazel');
    // The test types faster than a person; a form sent too quickly must be sent again.
    const send = visitor.locator('button.go-btn');
    await expect(async () => {
      await send.click();
      await expect(visitor.getByRole('alert')).toContainText('E-mail\u00a0:', { timeout: 1_000 });
    }).toPass();
    await expect(visitor.getByLabel('Prénom')).toHaveValue('Zoé');
    const formAddress = visitor.url();
    await visitor.getByLabel('E-mail').first().fill('zoe.mazel@example.org');
    await send.click();
    const check = { name: 'Vérifiez vos informations, puis envoyez' };
    await expect(visitor.getByRole('heading', check)).toBeVisible();
    await expect(visitor.getByText('zoe.mazel@example.org')).toBeVisible();
    await visitor.getByRole('button', { name: 'Modifier les informations' }).click();
    await expect(visitor.getByLabel('Prénom')).toHaveValue('Zoé');
    await send.click();
    const confirm = visitor.locator('button[value="confirm"]');
    await expect(async () => {
      await confirm.click();
      await expect(
        visitor.getByRole('heading', { name: 'Votre demande a été envoyée' }),
      ).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await context.close();
    await page.goto(`${new URL(formAddress).pathname}?lang=de`);
    await hasNoViolations(page, 'the form without scripts');
  },
);

journey(
  'a form mail is edited in place, an unknown variable is reported, and a test mail goes to the editor [FORM-06]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig', `/clients/${aubrac}/platform/forms`);
    await page.getByRole('link', { name: 'Devis atelier et fonte' }).click();
    await page.getByRole('tab', { name: 'Notifications' }).click();
    await page.getByRole('button', { name: 'Confirmation', exact: true }).click();
    const languages = page.getByRole('radiogroup', { name: 'Language' });
    await languages.getByText('en', { exact: true }).click();
    await page.getByRole('button', { name: /^Heading:/ }).click();
    const heading = page.getByRole('textbox', { name: 'Heading' });
    await heading.fill('Merci {surname}');
    await expect(page.getByText('{surname} is not available in this email')).toBeVisible();
    await heading.fill('Well met, {firstname}');
    await heading.press('Enter');
    await expect(page.getByRole('button', { name: /^Heading: Well met/ })).toBeVisible();
    await page.getByRole('button', { name: 'Send test' }).click();
    await expect(page.getByText(/Test sent to solveig/)).toBeVisible();
    await hasNoViolations(page, 'the notifications of a form');
    await page.getByRole('button', { name: 'Discard' }).click();
  },
);
