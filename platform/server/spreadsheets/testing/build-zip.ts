import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipPart {
  content?: string | Buffer;
  /** Already compressed content, for sizes too large for memory; `claims` is its declared size. */
  packed?: { bytes: Buffer; claims: number };
}

/** A handwritten archive, so that a test can make it declare anything. */
export function buildZip(parts: Record<string, string | ZipPart>): Buffer<ArrayBuffer> {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, given] of Object.entries(parts)) {
    const part = typeof given === 'string' ? { content: given } : given;
    const content = Buffer.from(part.content ?? '');
    const packed = part.packed?.bytes ?? deflateRawSync(content);
    const sizes = Buffer.alloc(16);
    sizes.writeUInt32LE(part.packed ? 0 : crc32(content), 0);
    sizes.writeUInt32LE(packed.length, 4);
    sizes.writeUInt32LE(part.packed?.claims ?? content.length, 8);
    sizes.writeUInt16LE(Buffer.byteLength(name), 12);
    const local = Buffer.concat([
      Buffer.from('504b03041400000008000000000000'.slice(0, 28), 'hex'),
      sizes,
      Buffer.from(name),
      packed,
    ]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([
        Buffer.from('504b0102140014000000080000000000'.slice(0, 32), 'hex'),
        sizes,
        place.subarray(0, 14),
        Buffer.from(name),
      ]),
    );
    files.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, list, end]);
}
