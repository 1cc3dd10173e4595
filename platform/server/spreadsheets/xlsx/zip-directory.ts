import { SheetRefusal } from '../sheet-refusal.ts';

export interface ZipEntry {
  name: string;
  method: number;
  isEncrypted: boolean;
  packedBytes: number;
  /** Size declared by the archive, which may be false. */
  claimedBytes: number;
  headerOffset: number;
}

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const LOCAL_LENGTH = 30;
const LONGEST_COMMENT = 0xffff;
const ENTRIES_LIMIT = 10_000;

/** The parts of an archive by name. An archive that would need 64-bit sizes is none that we take. */
export function readZipDirectory(bytes: Buffer): Map<string, ZipEntry> {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > ENTRIES_LIMIT) throw new SheetRefusal('unreadable');
  const entries = new Map<string, ZipEntry>();
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_LENGTH > bytes.length || bytes.readUInt32LE(at) !== ENTRY_SIGNATURE)
      throw new SheetRefusal('unreadable');
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength);
    // One name, one part: two readers must never disagree about which one is meant.
    if (entries.has(name)) throw new SheetRefusal('unreadable');
    entries.set(name, {
      name,
      method: bytes.readUInt16LE(at + 10),
      isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      packedBytes: bytes.readUInt32LE(at + 20),
      claimedBytes: bytes.readUInt32LE(at + 24),
      headerOffset: bytes.readUInt32LE(at + 42),
    });
    at += ENTRY_LENGTH + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

/** Compressed bytes of an entry. */
export function readPackedBytes(bytes: Buffer, entry: ZipEntry): Buffer {
  const { headerOffset: at } = entry;
  if (at + LOCAL_LENGTH > bytes.length || bytes.readUInt32LE(at) !== LOCAL_SIGNATURE)
    throw new SheetRefusal('unreadable');
  const start = at + LOCAL_LENGTH + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  if (start + entry.packedBytes > bytes.length) throw new SheetRefusal('unreadable');
  return bytes.subarray(start, start + entry.packedBytes);
}

function findEnd(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - END_LENGTH - LONGEST_COMMENT);
  for (let at = bytes.length - END_LENGTH; at >= first; at -= 1) {
    if (bytes.readUInt32LE(at) === END_SIGNATURE) return at;
  }
  throw new SheetRefusal('unreadable');
}
