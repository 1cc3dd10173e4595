/** An entry for the visitor's calendar (RFC 5545): the moment a page opens, and its address. */
export function calendarEntry(given: {
  id: string;
  title: string;
  address: string;
  opensAt: number;
}): string {
  const moment = utc(given.opensAt);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Comptoir//Touchpoints//EN',
    'BEGIN:VEVENT',
    `UID:${given.id}@comptoir`,
    `DTSTAMP:${moment}`,
    `DTSTART:${moment}`,
    'DURATION:PT30M',
    `SUMMARY:${escaped(given.title)}`,
    `URL:${given.address}`,
    `DESCRIPTION:${escaped(given.address)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}

function utc(time: number): string {
  return new Date(time).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n');
}

/** Lines longer than 75 bytes go on in the next, behind a space. */
function folded(line: string): string {
  const lines: string[] = [];
  let rest = [...line];
  while (rest.length > 0) {
    let bytes = lines.length === 0 ? 0 : 1;
    const end = rest.findIndex((letter) => {
      bytes += Buffer.byteLength(letter);
      return bytes > 75;
    });
    lines.push((end < 0 ? rest : rest.slice(0, end)).join(''));
    rest = end < 0 ? [] : rest.slice(end);
  }
  return lines.join('\r\n ');
}
