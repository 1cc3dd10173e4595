import { expect, journey } from '../support/journey.ts';
import { mockCaptchaProvider } from './brand-site/captcha-providers.ts';
import { formOnSite } from './brand-site/form-on-site.ts';

for (const captcha of ['recaptcha', 'turnstile'] as const)
  journey(
    `${captcha} is asked for when somebody begins to type, again where its script did not come, and anew where it was refused [FORM-02] [FORM-08]`,
    async ({ page, suite }) => {
      const tokens: string[] = [];
      // The real provider would not know the made-up token, so the call is mocked.
      await page.route('**/leads', (route) => {
        tokens.push(route.request().postDataJSON().captcha);
        const headers = { 'access-control-allow-origin': '*' };
        return tokens.length === 1
          ? route.fulfill({ status: 400, json: { code: 'CAPTCHA_REFUSED' }, headers })
          : route.fulfill({ status: 201, json: { id: 'one', location: null }, headers });
      });
      const provider = await mockCaptchaProvider(page, captcha, { failsFirst: true });
      const site = await formOnSite(page.request, {
        suite: suite.address,
        alsoScripts: provider.origin,
        settings: { captcha, captchaSiteKey: 'site-key', located: false },
      });
      await page.goto(site.origin);
      const firstname = page.getByRole('textbox', { name: 'Vorname' });
      await expect(firstname).toBeVisible();
      expect(provider.asked()).toBe(0);
      await firstname.fill('Friederike');
      await expect.poll(provider.asked).toBe(1);
      await page.getByRole('textbox', { name: 'Nachname' }).fill('Schwarzenbach');
      await page.getByRole('textbox', { name: 'E-Mail' }).fill('f@gastro.example');
      await page.getByRole('combobox', { name: 'Produkt' }).fill('brotmesser');
      await page.getByRole('listbox').getByRole('option', { name: 'Brotmesser' }).first().click();
      const send = page.locator('.due');
      await send.click();
      await expect(page.getByText('dass Sie kein Roboter sind')).toBeVisible();
      const human = page.getByText('Ich bin ein Mensch');
      await human.click();
      await send.click();
      // After a refusal the token is used up, and the provider shows the check again.
      await human.click();
      await send.click();
      await expect(
        page.getByRole('heading', { name: 'Ihre Anfrage ist verschickt' }),
      ).toBeFocused();
      const name = captcha === 'recaptcha' ? 'grecaptcha' : captcha;
      expect(tokens).toEqual([`${name} de 1`, `${name} de 2`]);
      expect(provider.asked()).toBe(2);
      site.close();
    },
  );
