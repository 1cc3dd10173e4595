export interface ReceivedMail {
  /** Recipients of the envelope, which decide the delivery. */
  to: string[];
  headers: Record<string, string>;
  subject: string;
  messageId: string;
  text: string;
  html: string;
  /** Every URL in the text. */
  links: string[];
}

/** Parses a mail in our sender's format: one text and one HTML part in MIME encoding. */
export function parseMail(raw: Buffer, envelope: { to: string[] }): ReceivedMail {
  const { headers, body } = parsePart(raw.toString('latin1'));
  const boundary = /boundary="?([^";]+)"?/.exec(headers['content-type'] ?? '')?.[1];
  const parts = boundary
    ? body
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((part) => parsePart(part.replace(/^\r\n/, '')))
    : [{ headers, body }];
  const content = (type: string) => {
    const part = parts.find((one) => (one.headers['content-type'] ?? '').startsWith(type));
    return part ? decodeBody(part.body, part.headers['content-transfer-encoding'] ?? '') : '';
  };
  const text = content('text/plain');
  return {
    to: envelope.to,
    headers,
    subject: decodeWords(headers.subject ?? ''),
    messageId: headers['message-id'] ?? '',
    text,
    html: content('text/html'),
    links: text.match(/https?:\/\/\S+/g) ?? [],
  };
}

function parsePart(raw: string): { headers: Record<string, string>; body: string } {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
  });
  return { headers: Object.fromEntries(headers), body: raw.slice(end + 4) };
}

function decodeBody(body: string, encoding: string): string {
  if (encoding.toLowerCase() === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  const bytes =
    encoding.toLowerCase() === 'quoted-printable'
      ? unquote(body.replaceAll(/=\r\n/g, ''))
      : Buffer.from(body, 'latin1');
  return bytes.toString('utf8').replaceAll('\r\n', '\n').trimEnd();
}

function unquote(text: string): Buffer {
  const plain = text.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(plain, 'latin1');
}

/** Decodes header words such as `=?UTF-8?Q?Bienvenue_=C3=A0?=`, used for non-ASCII text. */
function decodeWords(header: string): string {
  return header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      (kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64')
        : unquote(word.replaceAll('_', ' '))
      ).toString('utf8'),
    );
}
