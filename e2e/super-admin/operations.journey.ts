import { aubrac, expect, journey, person } from '../support/journey.ts';

const admin = () => person('Camille');

journey(
  'the super admin sees a failed job, tries it again and holds its queue back [SUP-05]',
  async ({ signedInAs, suite }) => {
    const page = await signedInAs(admin().firstName, '/super-admin/jobs');
    await expect(page.getByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible();
    await suite.ask({ kind: 'start-work', userId: admin().id, total: 214 });
    const row = page.getByRole('row', { name: /journeys\.work/ });
    await expect(row.getByText('0%')).toBeVisible();
    await suite.ask({ kind: 'step', step: 'fail' });
    await expect(row.getByText('Given up')).toBeVisible();

    await row.getByRole('button', { name: /^Retry/ }).click();
    await expect(page.getByText('1 job restarted')).toBeVisible();
    await expect(row.getByText('0%')).toBeVisible();
    await suite.ask({ kind: 'step', step: 'done' });
    await expect(row).toBeHidden();
    await page.getByRole('link', { name: 'Done' }).click();
    await expect(row.first().getByText('Done')).toBeVisible();

    await page.getByRole('button', { name: 'Pause a queue…' }).click();
    await page.getByRole('menuitem', { name: 'Pause journeys' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pause journeys' }).click();
    const queues = page.getByRole('list', { name: 'Queues' });
    const queue = queues.getByText(/journeys/);
    await expect(queue).toContainText('paused');
    await page.getByRole('link', { name: /Now/ }).click();
    await suite.ask({ kind: 'start-work', userId: admin().id, total: 3 });
    await expect(row.getByText('queue paused')).toBeVisible();
    await row.getByRole('button', { name: /^Cancel/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel 1 job' }).click();
    await expect(row).toBeHidden();
    await page.getByRole('button', { name: 'Pause a queue…' }).click();
    await page.getByRole('menuitem', { name: 'Resume journeys' }).click();
    // A queue without work is folded with the other empty ones.
    await expect(queue).toBeHidden();
    await queues.getByRole('button', { name: /\d+ empty queues/ }).click();
    await expect(queue).not.toContainText('paused');
  },
);

journey(
  'the audit log shows who changed a field, its values before and after, and the request [SUP-05]',
  async ({ signedInAs, page }) => {
    const solveig = person('Solveig');
    await signedInAs(solveig.firstName, `/clients/${aubrac}/profile`);
    await page.getByLabel('First name').fill('Solveig Marie');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Profile saved')).toBeVisible();
    await page.getByLabel('First name').fill('Solveig');
    const save = page.getByRole('button', { name: 'Save' });
    await save.click();
    await expect(save).toBeHidden();
    await page.context().clearCookies();

    await signedInAs(admin().firstName, '/super-admin/audit');
    await page.getByRole('searchbox').fill('solveig marie');
    await page.getByRole('searchbox').press('Enter');
    const row = page.getByRole('row', { name: /Solveig Marie/ });
    await expect(row).toContainText('First name');
    await row.getByText('Solveig Marie').click();
    const entry = page.getByRole('dialog');
    await expect(entry.getByRole('row', { name: /First name/ })).toContainText(
      /Solveig\W+Solveig Marie|SolveigSolveig Marie/,
    );
    await expect(entry).toContainText('Solveig Haugen');
    await expect(entry).toContainText('POST /api/user/update_settings');
    await entry.getByRole('button', { name: 'All changes to this record' }).click();
    await expect(page.getByText(/One record/)).toBeVisible();
    // Other journeys change other data of this user.
    const names = page.getByRole('row', { name: /Changed/ }).filter({ hasText: 'First name' });
    await expect(names).toHaveCount(2);
  },
);
