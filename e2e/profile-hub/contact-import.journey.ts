import { aubrac, expect, journey } from '../support/journey.ts';

/** Two lines have `Mme.` as the gender, and one has an invalid e-mail address. */
const FILE = [
  'courriel;prénom;NOM;civilité;optin_email;Lieblingsmesser',
  'jrn.ana@post.example;Ana;Puech;Mme.;oui;Brotmesser',
  'jrn.bo@post.example;Bo;Haugen;Mme.;oui;Kjøttøks',
  'jrn.cy@post.example;Cy;Vestby;male;;Brotmesser',
  'nobody@@post;Di;Gfrörer;female;oui;',
].join('\n');

journey(
  'contacts are imported from a file: corrected, certified, written, and undone as a whole [PH-09] [PH-10] [PH-11] [PH-13]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig', `/clients/${aubrac}/profilehub/import`);
    await page.locator('input[type=file]').setInputFiles({
      name: 'journey-contacts.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(FILE),
    });
    await expect(page.getByRole('cell', { name: 'is not a valid email' })).toBeVisible();
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(page.getByText('“Mme.” is read as Female (2 cells)')).toBeVisible();
    await page.getByRole('button', { name: 'Continue with 3 lines' }).click();

    await expect(page.getByRole('heading', { name: /Maison Aubrac/ })).toBeFocused();

    // Nothing can be imported without both checkboxes.
    await page.getByRole('button', { name: 'Certify and import 3 lines' }).click();
    await expect(page.getByText('Tick this box to import the file')).toHaveCount(2);
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await page.getByRole('combobox', { name: 'How they agreed' }).click();
    await page.getByRole('option', { name: 'Form on a website' }).click();
    await page.getByRole('textbox', { name: /^From/ }).fill('2026-09-01');
    await page.getByRole('textbox', { name: /^To/ }).fill('2026-09-20');
    await page.getByRole('textbox', { name: 'Wording they saw' }).fill('Yes, write to me.');
    await page.getByRole('button', { name: 'Certify and import 3 lines' }).click();
    await expect(page.getByRole('heading', { name: 'What was imported' })).toBeVisible();
    await expect(page.getByRole('row', { name: /Opt-in e-?mail/ })).toContainText('2');

    await page.getByRole('link', { name: 'All imports' }).click();
    await expect(page.getByRole('link', { name: 'journey-contacts.csv' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo import…' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
    await expect(page.getByText('undone', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'journey-contacts.csv' }).click();
    await expect(page.getByText('Contacts removed: 3.')).toBeVisible();
  },
);
