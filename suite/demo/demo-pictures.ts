/** What a cast-iron casserole of the demo's first brand looks like, on white as in a catalogue. */
export function demoCasserole(color: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="752" viewBox="60 16 270 188">
<rect x="60" y="16" width="270" height="188" fill="#ffffff"/>
<path d="M183 44h24a6 6 0 0 1 6 6v10h-36V50a6 6 0 0 1 6-6z" fill="#b07a1a"/>
<g fill="${color}">
<path d="M103 96c4-24 42-38 92-38s88 14 92 38z"/>
<rect x="95" y="96" width="200" height="9" rx="3" opacity=".82"/>
<path d="M101 109h188v66c0 17-14 29-32 29H133c-18 0-32-12-32-29z"/>
<path d="M101 118H77a10 10 0 0 0-10 10v6a10 10 0 0 0 10 10h24v-9H80a4 4 0 0 1-4-4 4 4 0 0 1 4-4h21zM289 118h24a10 10 0 0 1 10 10v6a10 10 0 0 1-10 10h-24v-9h21a4 4 0 0 0 4-4 4 4 0 0 0-4-4h-21z"/>
</g>
<path d="M121 122v50c0 7 4 12 10 13-4-4-5-9-5-15v-48z" fill="#ffffff" opacity=".28"/>
</svg>`;
}
