import { createHash } from 'node:crypto';
import {
  DEFAULT_REPLY_SETTINGS,
  type ReplySettings,
  replySettingsSchema,
} from '#modules/communication/contract/replies/reply-settings.ts';
import type { Context } from '../tables.ts';

export interface StoredSettings {
  settings: ReplySettings;
  /** 0 if no settings are saved yet. */
  version: number;
  updatedAt: Date | null;
  updatedBy: string | null;
  botId: string;
}

/** Settings of a brand, or the defaults if none are saved [REV-07]. */
export async function readSettings(
  { db }: Pick<Context, 'db'>,
  clientId: string,
): Promise<StoredSettings> {
  const row = await db
    .selectFrom('communication.reply_settings')
    .selectAll()
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  if (!row)
    return {
      settings: DEFAULT_REPLY_SETTINGS,
      version: 0,
      updatedAt: null,
      updatedBy: null,
      botId: reviewBotId(clientId),
    };
  return {
    // Settings saved by an earlier version get defaults for newer fields.
    settings: replySettingsSchema.parse(row.settings),
    version: row.version,
    updatedAt: row.updated_at,
    updatedBy: row.updated_by,
    botId: row.bot_id,
  };
}

/** The same id before and after the first save, so that reading stores nothing. */
export function reviewBotId(clientId: string): string {
  const hex = createHash('sha256').update(`review bot of ${clientId}`).digest('hex');
  const variant = '89ab'[Number.parseInt(hex[16] ?? '0', 16) % 4];
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
