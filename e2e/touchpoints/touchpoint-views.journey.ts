import { signIn } from '../support/demo-person.ts';
import { aubrac, expect, journey } from '../support/journey.ts';
import { openScreen } from '../support/open-screen.ts';

const list = `/clients/${aubrac}/touchpoints/list`;

journey(
  'a list is saved as a named view with its filters, shared, changed, deleted and restored [BEY-01]',
  async ({ signedInAs, browser, suite }) => {
    const page = await signedInAs('Solveig', `${list}?f.scans=at-least:50&sort=-scans`);
    const views = page.getByRole('navigation', { name: 'Views' });
    const save = page.getByRole('button', { name: 'Save view' });
    await save.click();
    await page.getByRole('menuitem', { name: 'Save as a new view…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Save view' }).click();
    await expect(dialog.getByText('This field is required')).toBeVisible();
    await dialog.getByLabel('Name').fill('Busy ones');
    await dialog.getByRole('switch', { name: 'Share with everyone at the brand' }).check();
    await dialog.getByRole('button', { name: 'Save view' }).click();
    const tab = views.getByRole('link', { name: 'Busy ones' });
    await expect(tab).toHaveAttribute('aria-current', 'page');
    // Counted like the built-in views.
    await expect(tab).toHaveText(/^Busy ones\s*\d+$/);

    const other = await browser.newPage({ baseURL: suite.address });
    await other.request.post('/api/user/auth', {
      data: {
        username: 'jean-remi.puech@maison-aubrac.example',
        password: 'brass-counter-1958',
      },
    });
    await other.goto(list);
    await other.getByRole('link', { name: 'Busy ones' }).click();
    await expect(other).toHaveURL(/f\.scans=at-least/);
    await other.close();

    await views.getByRole('link', { name: /^Custom/ }).click();
    await expect(page).toHaveURL(/view=custom$/);
    await tab.click();
    await page.getByPlaceholder('Short URL, product, text').fill('poele');
    await expect(page).toHaveURL(/q=poele/);
    await save.click();
    await page.getByRole('menuitem', { name: 'Rename or share…' }).click();
    await dialog.getByLabel('Name').fill('Busy ones, always');
    await dialog.getByRole('button', { name: 'Save view' }).click();
    await expect(views.getByRole('link', { name: 'Busy ones, always' })).toBeVisible();
    await expect(page).toHaveURL(/q=poele/);
    await save.click();
    await page.getByRole('menuitem', { name: 'Save changes to “Busy ones, always”' }).click();
    await openScreen(page, list);
    await tab.click();
    await expect(page).toHaveURL(/q=poele/);

    await save.click();
    await page.getByRole('menuitem', { name: 'Delete view' }).click();
    await expect(tab).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await tab.click();
    await save.click();
    await page.getByRole('menuitem', { name: 'Delete view' }).click();
    await expect(tab).toHaveCount(0);
  },
);

journey(
  'an opened record leads to its neighbours over the edge of a page, and back to the list as it was left [TP-01]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig', `${list}?sort=shortUrl&page=2`);
    const heading = page.getByRole('heading', { level: 1 });
    await page.getByRole('row').nth(1).locator('a').first().click();
    await expect(page.getByText(/^26\sof \d+$/)).toBeVisible();
    const second = await heading.textContent();
    const previous = page.getByRole('button', { name: 'Previous in the list' });
    await page.getByLabel('Description').fill('Not saved');
    await previous.click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(page.getByText(/^26\sof \d+$/)).toBeVisible();
    await previous.click();
    await page.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page.getByText(/^25\sof \d+$/)).toBeVisible();
    await expect(heading).not.toHaveText(second ?? '');
    await expect(previous).toBeFocused();
    await page.getByRole('button', { name: 'Next in the list' }).click();
    await expect(page.getByText(/^26\sof \d+$/)).toBeVisible();
    await expect(heading).toHaveText(second ?? '');
    // On a phone the back link is an arrow next to the name; the list header disappears, but the search stays.
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('button', { name: 'Next in the list' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Touchpoints', exact: true }).click();
    await expect(page).toHaveURL(/sort=shortUrl&page=2$/);
    await page.getByRole('main').getByRole('listitem').last().scrollIntoViewIfNeeded();
    await expect(heading).not.toBeInViewport();
    await expect(page.getByRole('searchbox')).toBeInViewport();
    await page.getByRole('button', { name: 'Previous page' }).click();
    // The first card of the list, below the decisions.
    const cards = page.locator(`main li:not([aria-label="To decide today"] li)`);
    await expect(cards.first()).toBeInViewport();
  },
);

journey(
  'days follow the brand’s time zone and name it, whatever the user’s own zone [TP-01] [TP-05]',
  async ({ browser, suite }) => {
    const far = await browser.newPage({
      baseURL: suite.address,
      locale: 'en-US',
      timezoneId: 'Pacific/Kiritimati',
    });
    await signIn(far.request, 'Solveig');
    await far.goto(`${list}?f.created=within:today`);
    await far.getByRole('button', { name: /^Created/ }).click();
    await expect(far.getByText('Time zone: Europe/Paris')).toBeVisible();
    const today = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/Paris',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    }).format();
    await expect(far.getByLabel('From')).toHaveValue(today.replace('Sept', 'Sep'));
    await expect(far.locator('[aria-current="date"]')).toHaveText(today.split(' ')[0] ?? '');
    await far.goto(`/clients/${aubrac}/touchpoints/statistics`);
    await expect(far.getByText(/Europe\/Paris$/)).toBeVisible();
    await far.context().close();
  },
);
