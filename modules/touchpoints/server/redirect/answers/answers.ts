import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import { languageTag } from '#platform/contract/locale.ts';
import { DEFAULT_TIME_ZONE } from '#platform/contract/time-zone.ts';
import type { App } from '#platform/server/app.ts';
import { LEAN_SECURITY_HEADERS } from '#platform/server/http/answer/security-headers.ts';
import { ownPath, readVisitorLocale, type ShortUrlRequest } from '../request/short-url-request.ts';
import { type FriendlyText, friendlyPage, localizedShopsUrl } from './friendly-page.ts';
import type { Speaker } from './friendly-texts.ts';

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const FOREVER = 'public, max-age=31536000, immutable';

/** Responses of the redirector: a redirect, or a page in the visitor's language. None of them may be cached. */
export class Answers {
  readonly #app: App;
  readonly #headers: Record<string, string>;
  /** Flat list of header names and values, which `writeHead` does not copy. */
  readonly #sendOnHeaders: readonly string[];

  constructor(app: App) {
    this.#app = app;
    this.#headers = {
      ...LEAN_SECURITY_HEADERS,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      // Without subdomains, because the host belongs to the brand and its subdomains are not under our control.
      ...(app.config.secureCookies && { 'strict-transport-security': 'max-age=31536000' }),
    };
    this.#sendOnHeaders = [...Object.entries(this.#headers).flat(), 'content-length', '0'];
  }

  /**
   * Sends the redirect of a visit directly, because Fastify's reply would copy and check the same headers thousands of times
   * per second.
   */
  sendOn(response: ServerResponse, address: string): void {
    response.writeHead(302, [...this.#sendOnHeaders, 'location', address]);
    response.end();
  }

  redirect(reply: FastifyReply, address: string): FastifyReply {
    return reply.code(302).headers(this.#headers).header('location', address).send();
  }

  page(
    incoming: ShortUrlRequest,
    status: number,
    textFor: (speaker: Speaker) => FriendlyText,
  ): FastifyReply {
    const locale = readVisitorLocale(incoming);
    const t = this.#app.texts.translator(locale);
    const brand = incoming.brand?.brand ?? null;
    const friendlyText = textFor({
      t,
      locale,
      brandName: brand?.name ?? 'Comptoir',
      timeZone: brand?.timeZone ?? DEFAULT_TIME_ZONE,
      ownAddress: ownPath(incoming),
      siteUrl: incoming.brand?.siteUrl ?? null,
      shopsUrl: localizedShopsUrl(incoming.brand, {
        locale,
        publicUrl: incoming.basePath === '/' ? this.#app.config.publicUrl : '',
      }),
    });
    const { basePath } = incoming;
    const page = friendlyPage(friendlyText, {
      brand,
      locale,
      t,
      basePath,
      ownPath: ownPath(incoming),
    });
    return incoming.reply
      .code(status)
      .headers(this.#headers)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': PAGE_POLICY,
        'content-language': languageTag(locale),
        vary: 'accept-language',
      })
      .send(page.markup);
  }

  text(
    reply: FastifyReply,
    given: { type: string; body: string | Buffer; status?: number; forever?: boolean },
  ): FastifyReply {
    return (
      reply
        .code(given.status ?? 200)
        .headers(this.#headers)
        .headers({
          'content-type': given.type,
          ...(given.forever && { 'cache-control': FOREVER }),
        })
        // As bytes, because Fastify would add a character set to a text, which some types do not have.
        .send(Buffer.from(given.body))
    );
  }

  nothing(reply: FastifyReply, status: number): FastifyReply {
    return reply.code(status).headers(this.#headers).send();
  }
}

/** A calendar entry (RFC 5545) with the time at which a page opens, and its URL. */
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

/** Folds lines of more than 75 bytes; continuation lines begin with a space. */
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
