import { hashPassword } from '#modules/accounts/server/passwords/password-hash.ts';
import type { AccountsTables } from '#modules/accounts/server/tables.ts';
import type { DirectoryTables } from '#modules/directory/server/tables.ts';
import type { ProfileHubTables } from '#modules/profile-hub/server/tables.ts';
import type { TouchpointsTables } from '#modules/touchpoints/server/tables.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { inOneTransaction } from '#platform/server/database/one-transaction.ts';
import { withPatience } from '#platform/server/database/statement-patience.ts';
import { loadDemoCampaigns } from './contacts/load-demo-campaigns.ts';
import { loadDemoContacts } from './contacts/load-demo-contacts.ts';
import { loadDemoDuplicates } from './contacts/load-demo-duplicates.ts';
import { loadDemoImport } from './contacts/load-demo-import.ts';
import { DEMO_PASSWORD, demoClients, demoUsers } from './demo-people.ts';
import { loadDemoDirectory } from './directory/load-demo-directory.ts';
import { loadDemoPhotos } from './directory/load-demo-photos.ts';
import { loadDemoRetailers } from './directory/load-demo-retailers.ts';
import { loadDemoForms } from './leads/load-demo-forms.ts';
import { loadDemoLocatorTraffic } from './locators/load-demo-locator-traffic.ts';
import { loadDemoLocators } from './locators/load-demo-locators.ts';
import { loadDemoOpportunity } from './opportunity/load-demo-opportunity.ts';
import { loadDemoSuggestions } from './opportunity/load-demo-suggestions.ts';
import { loadDemoGatoreviews, verifyDemoReplies } from './reviews/load-demo-gatoreviews.ts';
import { loadDemoGoogle } from './reviews/load-demo-google.ts';
import { loadDemoReviews } from './reviews/load-demo-reviews.ts';
import { loadDemoTouchpoints } from './touchpoints/load-demo-touchpoints.ts';

export const demoSignIns = demoUsers.map(({ email, what }) => ({
  email,
  what,
  password: DEMO_PASSWORD,
}));

/** Any fixed lock number. */
const LOADING_DEMO = 4103;
/** Long enough to wait for another loading process on a slow machine. */
const PATIENCE_MS = 10 * 60_000;

/**
 * Loads the demo brand once; later changes by users stay. It is one transaction, so schedules, listeners and workers of
 * other processes never see a part of it, and a killed start begins again.
 */
export async function loadDemo(app: App): Promise<void> {
  await withPatience(PATIENCE_MS, () =>
    inOneTransaction(app.database, LOADING_DEMO, (database) => loadParts({ ...app, database })),
  );
  verifyDemoReplies(app);
}

async function loadParts(app: App): Promise<void> {
  const hasNewContacts = await app.database
    .acrossClients<AccountsTables & DirectoryTables>()
    .transaction()
    .execute(async (tx) => {
      const made = await tx
        .insertInto('directory.clients')
        .values(
          demoClients.map(({ id, identifier, brandId, name }) => ({
            id,
            identifier,
            brand_id: brandId,
            name,
          })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .execute();
      if (made.length === 0) return addProfileHub(tx, app);
      await tx
        .insertInto('directory.client_modules')
        .values(
          demoClients.flatMap(({ id, modules }) =>
            modules.map((module) => ({ client_id: id, ...module })),
          ),
        )
        .execute();
      const passwordHash = await hashPassword(DEMO_PASSWORD);
      await tx
        .insertInto('accounts.users')
        .values(
          demoUsers.map((user) => ({
            id: user.id,
            email: user.email,
            first_name: user.firstName,
            last_name: user.lastName,
            default_locale: user.locale,
            locale: user.locale,
            status: 'active' as const,
            is_super_admin: user.superAdmin ?? false,
            password_hash: passwordHash,
            mailbox_proven_at: new Date(),
          })),
        )
        .execute();
      await tx
        .insertInto('accounts.memberships')
        .values(
          demoUsers.flatMap((user) =>
            user.memberships.map(({ client, role, menus }) => ({
              client_id: client,
              user_id: user.id,
              role,
              menus: JSON.stringify(menus ?? null),
            })),
          ),
        )
        .execute();
      await loadDemoDirectory(tx);
      await loadDemoPhotos(tx, app);
      await loadDemoRetailers(tx);
      await dressDemoBrands(tx);
      await loadDemoTouchpoints(tx as unknown as Db<TouchpointsTables>, app);
      await loadProfileHub(tx as unknown as Db<ProfileHubTables>, app);
      return true;
    });
  // The import runs as a user of the brand, who must exist already.
  if (hasNewContacts) await loadDemoImport(app);
  // Requests use the normal intake, which needs the brand.
  await loadDemoForms(app);
  await loadDemoLocators(app);
  await loadDemoGatoreviews(app);
  await loadDemoReviews(app);
  await loadDemoGoogle(app);
  await loadDemoLocatorTraffic(app);
  await loadDemoSuggestions(app);
  await loadDemoOpportunity(app);
}

async function loadProfileHub(db: Db<ProfileHubTables>, app: App): Promise<void> {
  // Campaigns write into existing criteria.
  await loadDemoContacts(db);
  await loadDemoCampaigns(db, app);
  await loadDemoDuplicates(
    { db },
    { clientId: demoClients[0]?.id ?? '', userId: demoUsers[0]?.id ?? '' },
  );
}

/**
 * Adds contacts to a demo that an earlier version loaded. A demo whose contacts a user has deleted still has criteria
 * or campaigns and stays unchanged.
 */
async function addProfileHub(tx: Db<AccountsTables & DirectoryTables>, app: App): Promise<boolean> {
  const db = tx as unknown as Db<ProfileHubTables>;
  const ids = demoClients.map(({ id }) => id);
  for (const table of [
    'profile_hub.contacts',
    'profile_hub.criteria',
    'profile_hub.campaigns',
  ] as const) {
    const one = await db
      .selectFrom(table)
      .select('client_id')
      .where('client_id', 'in', ids)
      .limit(1)
      .executeTakeFirst();
    if (one) return false;
  }
  await tx
    .insertInto('directory.client_modules')
    .values(
      demoClients.flatMap(({ id, modules }) =>
        modules
          .filter(({ module }) => module === 'profilehub')
          .map((module) => ({ client_id: id, ...module })),
      ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await loadProfileHub(db, app);
  return true;
}

/** Sets the look and languages of the brands' public pages. */
async function dressDemoBrands(db: Db<AccountsTables & DirectoryTables>): Promise<void> {
  for (const { id, look } of demoClients) {
    await db
      .updateTable('directory.clients')
      .set({
        short_url_base: look.shortUrlBase,
        locales: [...look.locales],
        default_locale: look.locales[0],
        currency: look.currency,
        time_zone: look.timeZone,
        brand_color: look.color,
      })
      .where('id', '=', id)
      .execute();
  }
}
