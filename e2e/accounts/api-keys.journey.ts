import { hasNoViolations } from '../support/accessible.ts';
import { aubrac, expect, journey } from '../support/journey.ts';

const keys = `/clients/${aubrac}/settings/api-keys`;
const PRODUCTS = '/gtr-core/clients/{uuid}/products';

journey(
  'an admin creates a key, tries a call with it on the page of all calls, and revokes it [BEY-05]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig', keys);
    const create = page.getByRole('button', { name: 'Create API key' }).first();
    await create.click();
    const dialog = page.getByRole('dialog', { name: 'Create API key' });
    await dialog.getByRole('button', { name: 'Create API key' }).click();
    await expect(dialog.getByText('Choose at least one permission')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('ERP');
    await dialog.getByRole('checkbox', { name: 'Read products' }).check();
    await hasNoViolations(page, 'the dialog of a new key');
    await dialog.getByRole('button', { name: 'Create API key' }).click();
    const shown = page.getByRole('dialog', { name: 'API key “ERP” created' });
    const key = (await shown.getByText(/^cptr_/).textContent()) ?? '';
    await shown.getByRole('button', { name: 'I have copied it' }).click();
    await expect(create).toBeFocused();
    const row = page.getByRole('listitem').filter({ hasText: 'ERP' });
    await expect(row).toContainText('Read products');
    await hasNoViolations(page, 'the list of keys');

    await page.goto('/docs');
    await page.getByLabel('API key').fill(key);
    await page.getByLabel('Client ID').fill(aubrac);
    const call = page.locator(`details[data-method=GET][data-path="${PRODUCTS}"]`);
    await call.locator('summary').click();
    const send = call.getByRole('button', { name: 'Send' });
    await send.click();
    await expect(call.getByRole('status')).toContainText('200');
    await expect(call.locator('pre', { hasText: 'curl -X GET' })).toContainText(
      `/gtr-core/clients/${aubrac}/products`,
    );
    await expect(call.locator('pre', { hasText: 'await fetch(' })).not.toContainText(key);
    await hasNoViolations(page, 'the page of all calls');

    await page.goto(keys);
    await page.getByRole('button', { name: 'Revoke key: ERP' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke key' }).click();
    await expect(page.getByText('Key “ERP” revoked')).toBeVisible();
    await expect(row).toContainText('Ended');
  },
);
