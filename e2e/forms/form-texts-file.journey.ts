import { readFile } from 'node:fs/promises';
import { aubrac, expect, journey } from '../support/journey.ts';

const FORMS = `/gtr-api/lead-generation/clients/${aubrac}/forms`;

journey(
  'the texts of a form are downloaded as a sheet, and an upload shows its changes before they are applied [FORM-05]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig', `/clients/${aubrac}/platform/forms`);
    const made = await page.request.post(FORMS, {
      data: { name: 'Sheet of texts', locales: ['en', 'de'] },
    });
    const { id } = (await made.json()) as { id: string };
    await page.goto(`/clients/${aubrac}/platform/forms/${id}?section=translations`);
    const menu = page.getByRole('button', { name: 'Texts, .xlsx' });

    await menu.click();
    const downloaded = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Download texts' }).click();
    const sheet = await (await downloaded).path();

    const title = page.getByLabel('static.title, English');
    const before = await title.inputValue();
    await title.fill('Changed meanwhile');
    await menu.click();
    await page.getByRole('menuitem', { name: 'Upload texts…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'texts.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: await readFile(sheet),
    });
    await expect(dialog.getByText('1 text changes')).toBeVisible();
    await expect(title).toHaveValue('Changed meanwhile');
    await dialog.getByRole('button', { name: 'Apply 1 text' }).click();
    await expect(title).toHaveValue(before);
  },
);
