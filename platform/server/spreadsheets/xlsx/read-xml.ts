import { SheetRefusal } from '../sheet-reading.ts';

/** Receives the parts of a document while it is parsed; nothing is stored. */
export interface XmlListener {
  /** The name has no namespace; attributes are read from the tag with `readAttribute`. */
  open(name: string, tag: string): void;
  /** May come in several pieces. */
  text(text: string): void;
  close(name: string): void;
}

/** No workbook contains a longer tag or comment. */
const LONGEST_TOKEN = 256 * 1024;
const LONGEST_ENTITY = 12;

/** Parses a document that arrives in pieces. Yields after each piece, so that rows can be passed on. */
export async function* readXml(
  pieces: AsyncIterable<string>,
  listener: XmlListener,
): AsyncGenerator<void> {
  let rest = '';
  for await (const piece of pieces) {
    rest = readPiece(rest + piece, listener);
    if (rest.length > LONGEST_TOKEN) throw new SheetRefusal('unreadable');
    yield;
  }
  if (rest.trim() !== '') throw new SheetRefusal('unreadable');
}

/** Returns the rest that is still incomplete. */
function readPiece(xml: string, listener: XmlListener): string {
  let at = 0;
  while (at < xml.length) {
    const open = xml.indexOf('<', at);
    if (open < 0) return readText(xml.slice(at), listener);
    if (open > at) listener.text(decodeEntities(xml.slice(at, open)));
    const next = xml.charCodeAt(open + 1);
    const end =
      next === BANG || next === QUESTION ? skip(xml, open, listener) : endOfTag(xml, open);
    if (end < 0) return xml.slice(open);
    if (next !== BANG && next !== QUESTION) readTag(xml.slice(open + 1, end), listener);
    at = end + 1;
  }
  return '';
}

const BANG = '!'.charCodeAt(0);
const QUESTION = '?'.charCodeAt(0);
const SLASH = '/'.charCodeAt(0);
const COLON = ':'.charCodeAt(0);
const SPACE = ' '.charCodeAt(0);
const DOUBLE = '"'.charCodeAt(0);
const SINGLE = "'".charCodeAt(0);
const GREATER = '>'.charCodeAt(0);

function readTag(tag: string, listener: XmlListener): void {
  if (tag.charCodeAt(0) === SLASH) {
    listener.close(localName(tag, 1));
    return;
  }
  const name = localName(tag, 0);
  listener.open(name, tag);
  if (tag.charCodeAt(tag.length - 1) === SLASH) listener.close(name);
}

/** Name without its namespace, up to the first space, line break or slash. */
function localName(tag: string, from: number): string {
  let start = from;
  for (let at = from; at < tag.length; at += 1) {
    const sign = tag.charCodeAt(at);
    if (sign === COLON) start = at + 1;
    if (sign <= SPACE || sign === SLASH) return tag.slice(start, at);
  }
  return tag.slice(start);
}

/** A quoted attribute value may contain `>`. */
function endOfTag(xml: string, open: number): number {
  let quote = 0;
  const last = Math.min(xml.length, open + LONGEST_TOKEN);
  for (let at = open + 1; at < last; at += 1) {
    const sign = xml.charCodeAt(at);
    if (quote !== 0) {
      if (sign === quote) quote = 0;
    } else if (sign === GREATER) return at;
    else if (sign === DOUBLE || sign === SINGLE) quote = sign;
  }
  return -1;
}

/**
 * Skips comments and processing instructions, treats CDATA as text and rejects declarations, which can expand exponentially.
 */
function skip(xml: string, open: number, listener: XmlListener): number {
  if (xml.startsWith('<?', open)) return endingWith(xml, '?>', open);
  if (xml.startsWith('<!--', open)) return endingWith(xml, '-->', open + 4);
  if (xml.startsWith('<![CDATA[', open)) {
    const end = endingWith(xml, ']]>', open);
    if (end >= 0) listener.text(xml.slice(open + 9, end - 2));
    return end;
  }
  if (xml.length - open < 9) return -1;
  throw new SheetRefusal('unreadable');
}

function endingWith(xml: string, sign: string, from: number): number {
  const at = xml.indexOf(sign, from);
  return at < 0 ? -1 : at + sign.length - 1;
}

/** An entity may be split between two pieces. */
function readText(text: string, listener: XmlListener): string {
  const entity = text.lastIndexOf('&');
  const isCut = entity >= 0 && text.length - entity < LONGEST_ENTITY && !text.includes(';', entity);
  const whole = isCut ? text.slice(0, entity) : text;
  if (whole) listener.text(decodeEntities(whole));
  return isCut ? text.slice(entity) : '';
}

const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({ lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }),
);

/** Decodes the five predefined XML entities and numeric ones. Others would need declarations, which are rejected. */
function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi,
    (all, decimal, hex, name) => {
      if (name) return NAMED.get(name) ?? all;
      const point = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      return point <= 0x10ffff ? String.fromCodePoint(point) : '';
    },
  );
}

/** Excel writes characters that XML forbids as `_x000D_`. */
export function decodeEscapes(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replaceAll(/_x([\dA-Fa-f]{4})_/g, (_, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/** `readAttribute(' r="B2" s="3"', 's')` is 3. */
export function readAttribute(tag: string, name: string): string | undefined {
  const at = tag.indexOf(` ${name}="`);
  if (at >= 0) {
    const start = at + name.length + 3;
    return decodeEntities(tag.slice(start, tag.indexOf('"', start)));
  }
  if (!tag.includes(name)) return undefined;
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag);
  return found ? decodeEntities(found[1] ?? found[2] ?? '') : undefined;
}
