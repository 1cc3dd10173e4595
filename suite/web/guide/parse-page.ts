import type { GuideLanguage } from './guide-picture.ts';

/** Part of a line of text. `button` is a text of the screens, exactly as the reader sees it there. */
export type Span =
  | { kind: 'text'; text: string }
  | { kind: 'button'; text: string }
  | { kind: 'screen'; text: string; path: string }
  | { kind: 'page'; text: string; page: string };

export type Block =
  | { kind: 'heading'; id: string; text: string }
  | { kind: 'paragraph' | 'note'; spans: Span[] }
  | { kind: 'list'; isOrdered: boolean; items: Span[][] }
  | { kind: 'picture'; name: string; alt: string };

/** A page of the guide. The first paragraph is its introduction. */
export interface GuidePage {
  title: string;
  blocks: Block[];
}

const PICTURE = /^!\[([^\]]+)\]\(\.\.\/pictures\/([a-z-]+)\.([a-z]{2})\.webp\)$/;
const SPAN = /\*\*([^*]+)\*\*|\[([^[\]]+)\]\(([^()\s]+)\)/g;
const ITEM = /^(?:-|(\d{1,2})\.) (.+)$/;
/** Markdown that the guide does not support and that would be shown as source. */
const UNSUPPORTED = /[*`<>|]|\]\(|^#|^ {2}/;

/**
 * Reads a page of `docs/guide`: Markdown with `##` headings, paragraphs, lists, notes (`>`), pictures, buttons
 * (`**Save**`) and links. The build fails on anything else, so that a page never shows raw Markdown.
 */
export function parseGuidePage(source: string, language: GuideLanguage): GuidePage {
  const [first = '', ...parts] = source.trim().split(/\n{2,}/);
  if (!/^# \S[^\n]*$/.test(first)) throw new Error('a guide page begins with its title: # Leads');
  return { title: first.slice(2), blocks: parts.map((part) => parseBlock(part, language)) };
}

function parseBlock(part: string, language: GuideLanguage): Block {
  if (part.startsWith('## '))
    return { kind: 'heading', id: slug(part.slice(3)), text: part.slice(3) };
  if (part.startsWith('![')) return parsePicture(part, language);
  const lines = part.split('\n');
  if (ITEM.test(lines[0] ?? '')) return parseList(lines);
  if (part.startsWith('> '))
    return {
      kind: 'note',
      spans: parseSpans(lines.map((line) => line.replace(/^> ?/, '')).join(' ')),
    };
  return { kind: 'paragraph', spans: parseSpans(lines.join(' ')) };
}

function parsePicture(part: string, language: GuideLanguage): Block {
  const [, alt, name, of] = PICTURE.exec(part) ?? [];
  if (!alt || !name || of !== language) throw new Error(`not a picture in this language: ${part}`);
  return { kind: 'picture', name, alt };
}

/** A line that continues an item is indented by two spaces or more. */
function parseList(lines: readonly string[]): Block {
  const items: string[] = [];
  let isOrdered = false;
  for (const line of lines) {
    const [, number, text] = ITEM.exec(line) ?? [];
    if (text) {
      isOrdered = number !== undefined;
      items.push(text);
    } else if (/^ {2,3}\S/.test(line)) items.push(`${items.pop()} ${line.trim()}`);
    else throw new Error(`not an item of a list: ${line}`);
  }
  return { kind: 'list', isOrdered, items: items.map(parseSpans) };
}

function parseSpans(text: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  const addText = (plain: string) => {
    if (UNSUPPORTED.test(plain)) throw new Error(`the guide does not know this Markdown: ${plain}`);
    if (plain) spans.push({ kind: 'text', text: plain });
  };
  for (const found of text.matchAll(SPAN)) {
    const [whole, button, label = '', target = ''] = found;
    addText(text.slice(end, found.index));
    spans.push(button ? { kind: 'button', text: button } : parseLink(label, target));
    end = found.index + whole.length;
  }
  addText(text.slice(end));
  return spans;
}

/** `/platform/leads` is a screen of the user's client, `forms.md` another page of the guide. */
function parseLink(text: string, target: string): Span {
  if (/^\/[a-z-]+(\/[a-z-]+)*$/.test(target))
    return { kind: 'screen', text, path: target.slice(1) };
  const [, page] = /^([a-z-]+)\.md$/.exec(target) ?? [];
  if (page) return { kind: 'page', text, page };
  throw new Error(`a link of the guide leads to a screen or a page, not to ${target}`);
}

function slug(text: string): string {
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return letters
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-');
}
