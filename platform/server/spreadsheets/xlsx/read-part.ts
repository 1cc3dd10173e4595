import type { Archive } from './archive.ts';
import { readXml, type XmlListener } from './read-xml.ts';

/** Reads a small part of a workbook to its end. */
export async function readPart(
  archive: Archive,
  name: string,
  listener: Partial<XmlListener>,
): Promise<void> {
  const whole = { open() {}, text() {}, close() {}, ...listener };
  for await (const _ of readXml(archive.text(name), whole));
}
