import { sql } from 'kysely';
import {
  type Block,
  type BlockFilter,
  blockImportCalls,
  exportBlocksCall,
} from '#modules/profile-hub/contract/blocks.ts';
import { BLOCK_NOTE_MAX_LENGTH } from '#modules/profile-hub/contract/limits.ts';
import type { Db } from '#platform/server/database/database.ts';
import { defineExport } from '#platform/server/exports/define-export.ts';
import { defineImport } from '#platform/server/imports/define-import.ts';
import {
  CellFault,
  type ImportColumn,
  normalizeForComparison,
} from '#platform/server/imports/import-column.ts';
import type {
  Identified,
  ImportRow,
  LineFault,
} from '#platform/server/imports/import-definition.ts';
import { text } from '#platform/server/imports/readers/cell-readers.ts';
import type { SeenInFile } from '#platform/server/imports/seen-in-file.ts';
import { readCriteriaIndex, standardCriterionByLabel } from '../criteria/criteria-index.ts';
import type { ProfileHubTables } from '../tables.ts';
import { type BlockRow, blockColumns, blockFilterSql } from './block-filter-sql.ts';
import { restoreBlockedAddresses } from './blocked-addresses.ts';
import { publishChange, readAddress } from './change-blocks.ts';
import { addBlocks, type NewBlock } from './write-blocks.ts';

interface BlockLine {
  address: string;
  purpose: string;
  note?: string | null;
}

const COLUMNS: readonly ImportColumn<BlockLine>[] = [
  {
    key: 'address',
    label: 'profile-hub:block.address',
    mandatory: true,
    example: 'ada@example.com',
    aliases: ['email', 'phone'],
    read: (given) => readAddress(given)?.address ?? new CellFault('profile-hub.blockAddress'),
  },
  {
    key: 'purpose',
    label: 'profile-hub:block.purpose',
    mandatory: true,
    example: 'optin_email',
    read: text(120),
  },
  {
    key: 'note',
    label: 'profile-hub:block.note',
    example: 'Letter of 3 June',
    read: text(BLOCK_NOTE_MAX_LENGTH),
  },
];

interface FoundBlocks extends Identified {
  /** Purposes by line. */
  purposes: ReadonlyMap<number, number>;
}

/** Lines of a file, written after the last batch to lock the list only briefly. */
class BlocksOfFile {
  readonly blocks: NewBlock[] = [];
}

const PAGE = 5_000;

/** Imports manual entries from a file [PH-18]; existing entries remain unchanged. */
export const blockImport = defineImport<
  BlockLine,
  ProfileHubTables,
  FoundBlocks,
  unknown,
  BlocksOfFile
>({
  name: 'profile-hub.blocks',
  calls: blockImportCalls,
  title: 'profile-hub:block.importJob',
  columns: COLUMNS,
  recordColumns: ['address'],
  identify: identifyBlocks,
  begin: async () => new BlocksOfFile(),
  async write({ rows, found, userId, sums }) {
    for (const { line, values } of rows) {
      const read = readAddress(values.address);
      const purpose = found.purposes.get(line);
      if (!read || purpose === undefined) continue;
      const { note } = values;
      sums.blocks.push({
        ...read,
        purpose,
        reason: 'manual',
        at: new Date(),
        by: userId,
        note: note ?? '',
      });
    }
  },
  async finish({ db, app, clientId, sums: { blocks } }) {
    let added = 0;
    for (let start = 0; start < blocks.length; start += PAGE) {
      const page = blocks.slice(start, start + PAGE);
      await restoreBlockedAddresses(
        { db, app },
        clientId,
        page.map(({ address }) => address),
      );
      added += (await addBlocks({ db }, clientId, page)).length;
    }
    await publishChange({ db, app }, clientId, { added, removed: 0 });
  },
});

async function identifyBlocks({
  rows,
  db,
  clientId,
  seen,
}: {
  rows: readonly ImportRow<BlockLine>[];
  db: Db<ProfileHubTables>;
  clientId: string;
  seen: SeenInFile;
}): Promise<FoundBlocks> {
  const book = await readCriteriaIndex({ db }, clientId);
  const purposeByName = new Map(
    book.all.flatMap(({ slug, label, purpose }) => {
      if (purpose === undefined) return [];
      const labelText = typeof label === 'string' ? slug : label.words;
      return [slug, labelText].map((word) => [normalizeForComparison(word), purpose] as const);
    }),
  );
  const purposes = new Map<number, number>();
  const faults: LineFault[] = [];
  for (const { line, values } of rows) {
    const called = standardCriterionByLabel(values.purpose) ?? values.purpose;
    const purpose = purposeByName.get(normalizeForComparison(called));
    if (purpose === undefined)
      faults.push({ line, column: 'purpose', code: 'profile-hub.blockPurpose' });
    else purposes.set(line, purpose);
  }
  const { rows: known } = await sql<{ address: string; purpose: number }>`
    select address, purpose from profile_hub.blocked_addresses
    where client_id = ${clientId} and reason = 'manual'
      and address = any (${rows.map(({ values }) => values.address)}::text[])`.execute(db);
  const listed = new Set(known.map(({ address, purpose }) => `${address} ${purpose}`));
  const existing = new Set(
    rows.flatMap(({ line, values }) =>
      listed.has(`${values.address} ${purposes.get(line)}`) ? [line] : [],
    ),
  );
  const repeats = seen.repeats(
    rows,
    'address',
    ({ address, purpose }) => `${address} ${normalizeForComparison(purpose)}`,
  );
  return { existing, unchanged: existing, faults: [...faults, ...repeats], purposes };
}

const BATCH = 1_000;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** The block list as a file; entries of erased persons have no address and are left out. */
export const blockExport = defineExport<BlockRow, BlockFilter, ProfileHubTables>({
  name: 'profile-hub.blocks',
  call: exportBlocksCall,
  title: 'profile-hub:block.exportJob',
  columns: [
    { label: 'profile-hub:block.address', value: ({ address }) => address },
    { label: 'profile-hub:block.purpose', value: ({ purpose }) => purpose },
    {
      label: 'profile-hub:block.reasonLabel',
      value: ({ reason }, { translate }) => translate(REASONS[reason]),
    },
    { label: 'profile-hub:block.at', value: ({ at }) => at, dates: 'moment' },
    { label: 'profile-hub:block.note', value: ({ note }) => note },
  ],
  async *rows({ db, clientId, filters }) {
    for (let after = FIRST; ; ) {
      const { rows } = await sql<BlockRow>`
        select ${blockColumns} from profile_hub.blocked_addresses as entry
        where ${blockFilterSql(filters, clientId)} and entry.address is not null and entry.id > ${after}
        order by entry.id limit ${BATCH}`.execute(db);
      const last = rows.at(-1);
      if (!last) return;
      yield rows;
      after = last.id;
    }
  },
});

const REASONS: Record<Block['reason'], string> = {
  withdrawn: 'profile-hub:block.reason.withdrawn',
  complained: 'profile-hub:block.reason.complained',
  bounced: 'profile-hub:block.reason.bounced',
  manual: 'profile-hub:block.reason.manual',
};
