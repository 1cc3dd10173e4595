import type { Picture } from './photograph-screens.ts';

/** Below a picture; all of them are printed. */
const MISFITS_SHOWN = 4;
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '');

/** All pictures beside each other, with what does not fit below each. */
export function contactSheet(name: string, width: number, pictures: readonly Picture[]): string {
  const figures = pictures.map(
    ({ screen, file, misfits }) => `<figure>
<a href="${file}"><img src="${file}" alt=""></a>
<figcaption><b>${escaped(screen)}</b>
${misfits
  .slice(0, MISFITS_SHOWN)
  .map(({ kind, text }) => `<br>${kind}: ${escaped(text)}`)
  .join(
    '',
  )}${misfits.length > MISFITS_SHOWN ? `<br>and ${misfits.length - MISFITS_SHOWN} more` : ''}</figcaption>
</figure>`,
  );
  const shown = width < 500 ? 295 : 770;
  return `<!doctype html><meta charset="utf-8"><title>${name}</title>
<style>
body { font: 12px/1.4 system-ui, sans-serif; background: #888; margin: 16px;
  display: grid; gap: 16px; grid-template-columns: repeat(auto-fill, ${shown}px); }
figure { margin: 0; background: #fff; }
img { width: 100%; display: block; }
figcaption { padding: 6px; }
</style>
${figures.join('\n')}
`;
}
