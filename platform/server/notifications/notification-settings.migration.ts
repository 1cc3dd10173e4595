import { sql } from 'kysely';
import { audited, unaudited } from '../audit/audited.ts';
import { defineMigration, systemTable, tenantTable } from '../database/migration.ts';
import { APP_ROLE, SYSTEM_ROLE } from '../database/roles.ts';

/** What users decide about their notifications, which emails are due, and which were sent [BEY-06]. */
export const notificationSettingsMigration = defineMigration({
  name: '2026-12-04-20-platform-notification-settings',
  async up(db) {
    await sql`
      create table platform.notification_settings (
        user_id uuid not null,
        kind text not null,
        bell boolean not null,
        mailing text not null check (mailing in ('never', 'immediately', 'daily')),
        updated_at timestamptz not null default now(),
        primary key (user_id, kind)
      )`.execute(db);
    await systemTable(db, 'platform.notification_settings');
    await audited(db, 'platform.notification_settings', {
      key: ['user_id', 'kind'],
      label: ['kind'],
      client: null,
    });

    await sql`
      create table platform.notification_mail_stops (
        user_id uuid primary key,
        reason text not null check (reason in ('unsubscribed', 'bounced')),
        sent_to_hash text,
        stopped_at timestamptz not null default now()
      )`.execute(db);
    await systemTable(db, 'platform.notification_mail_stops');
    await audited(db, 'platform.notification_mail_stops', {
      key: ['user_id'],
      label: ['reason'],
      silent: ['sent_to_hash'],
      client: null,
    });

    await sql`
      create table platform.notification_mailings (
        client_id uuid not null,
        id uuid not null,
        user_id uuid not null,
        sent_to_hash text not null,
        items integer not null,
        created_at timestamptz not null default now(),
        primary key (client_id, id)
      )`.execute(db);
    await sql`
      create index notification_mailings_of_user on platform.notification_mailings (user_id, created_at)`.execute(
      db,
    );
    await tenantTable(db, 'platform.notification_mailings');
    await unaudited(
      db,
      'platform.notification_mailings',
      'the mail outbox is the history of emails',
    );
    await extendNotifications(db);
    await createFunctions(db);
  },
});

type AnyDb = Parameters<typeof audited>[0];

async function extendNotifications(db: AnyDb): Promise<void> {
  await sql`
    alter table platform.notifications
      add column in_bell boolean not null default true,
      add column mailing_due text check (mailing_due in ('immediately', 'daily')),
      add column mailing_id uuid`.execute(db);
  await sql`
    create index notifications_mailing_due on platform.notifications
      (client_id, user_id, mailing_due, created_at) where mailing_due is not null`.execute(db);
  await sql`
    create index notifications_of_mailing on platform.notifications (client_id, mailing_id)
      where mailing_id is not null`.execute(db);
}

async function createFunctions(db: AnyDb): Promise<void> {
  // Notifications are created on connections of a client, which cannot read the table of settings.
  await sql`
    create function platform.notification_choices(asked_kind text, users uuid[])
    returns table (user_id uuid, bell boolean, mailing text)
    language sql stable security definer set search_path = pg_catalog as $$
      select chosen.user_id, chosen.bell, chosen.mailing
      from platform.notification_settings as chosen
      where chosen.kind = asked_kind and chosen.user_id = any (users)
    $$`.execute(db);
  await sql`revoke execute on function platform.notification_choices(text, uuid[]) from public`.execute(
    db,
  );
  await sql`
    grant execute on function platform.notification_choices(text, uuid[])
      to ${sql.id(APP_ROLE)}, ${sql.id(SYSTEM_ROLE)}`.execute(db);
  await sql`
    create function platform.delete_notifications_of_users() returns trigger
    language plpgsql security definer set search_path = pg_catalog as $$
    begin
      delete from platform.notification_settings as own using left_rows as gone where own.user_id = gone.id;
      delete from platform.notification_mail_stops as own using left_rows as gone where own.user_id = gone.id;
      delete from platform.notification_mailings as own using left_rows as gone where own.user_id = gone.id;
      delete from platform.notifications as own using left_rows as gone where own.user_id = gone.id;
      return null;
    end $$`.execute(db);
}
