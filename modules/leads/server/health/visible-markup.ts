import { setImmediate as nextTurn } from 'node:timers/promises';
import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';

/** Characters read before other work of the process gets its turn. */
const SLICE = 32 * 1024;
const COMMENT_OPENER = '<!--'.length;

/**
 * The markup of a page without comments and `<link>` tags, which show nothing. Linear in the size of the page, whatever it
 * contains: only the tokenizer is used, since a tree of elements can be made quadratic by deep nesting.
 */
export async function visibleMarkup(page: string): Promise<string> {
  const visible: string[] = [];
  let from = 0;
  let linkStart: number | undefined;
  const hide = (start: number, end: number) => {
    visible.push(page.slice(from, start));
    from = end;
  };
  const endTag = (endIndex: number) => {
    if (linkStart !== undefined) hide(linkStart, endIndex + 1);
    linkStart = undefined;
  };
  const tokenizer = new Tokenizer(
    { decodeEntities: false },
    {
      ...IGNORED,
      onopentagname: (start, end) => {
        linkStart = page.slice(start, end).toLowerCase() === 'link' ? start - 1 : undefined;
      },
      onopentagend: endTag,
      onselfclosingtag: endTag,
      oncomment: (start, end) => hide(start - COMMENT_OPENER, Math.min(end + 1, page.length)),
    },
  );
  for (let at = 0; at < page.length; at += SLICE) {
    tokenizer.write(page.slice(at, at + SLICE));
    await nextTurn();
  }
  tokenizer.end();
  visible.push(page.slice(from));
  return visible.join('');
}

const ignore = () => {};
const IGNORED: TokenizerCallbacks = {
  onattribdata: ignore,
  onattribentity: ignore,
  onattribend: ignore,
  onattribname: ignore,
  oncdata: ignore,
  onclosetag: ignore,
  oncomment: ignore,
  ondeclaration: ignore,
  onend: ignore,
  onopentagend: ignore,
  onopentagname: ignore,
  onprocessinginstruction: ignore,
  onselfclosingtag: ignore,
  ontext: ignore,
  ontextentity: ignore,
};
