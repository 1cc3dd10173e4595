import { type Locale, languageTag } from '#platform/contract/locale.ts';

const VOCABULARY = 'https://ref.gs1.org/voc/';
const CONTEXT = 'https://ref.gs1.org/standards/resolver/linkset-context';
/** Older spellings of the vocabulary are still printed and requested. */
const SPELLINGS = ['gs1:', VOCABULARY, 'https://gs1.org/voc/', 'https://www.gs1.org/voc/'];

/** The requested link of a GTIN: all links, the existing one, or an unknown one [TP-11]. */
export function wantedLink(given: {
  linkType: string | null;
  accept: string;
}): 'linkset' | 'link' | 'unknown' {
  const { linkType, accept } = given;
  if (linkType === 'linkset' || linkType === 'all') return 'linkset';
  if (linkType === null || linkType === '')
    return accept.includes('application/linkset+json') ? 'linkset' : 'link';
  const spelling = SPELLINGS.find((each) => linkType.startsWith(each)) ?? '';
  const known = ['pip', 'defaultLink'].includes(linkType.slice(spelling.length));
  return known && spelling !== '' ? 'link' : 'unknown';
}

/** RFC 9264, as GS1 wants it: the anchor is the Digital Link itself. */
export function linkset(given: {
  anchor: string;
  address: string;
  title: string;
  /** Languages available with `?lang=`; empty for third-party pages. */
  titles: readonly { locale: Locale; title: string }[];
}): object {
  const { anchor, address, title } = given;
  const link = { href: address, title, type: 'text/html' };
  const inLanguages = given.titles.map(({ locale, title: own }) => ({
    ...link,
    href: `${address}?lang=${locale}`,
    title: own,
    hreflang: [languageTag(locale)],
  }));
  return {
    linkset: [
      {
        anchor,
        [`${VOCABULARY}defaultLink`]: [link],
        [`${VOCABULARY}pip`]: inLanguages.length > 0 ? inLanguages : [link],
      },
    ],
  };
}

/** Location of the linkset, sent with every response, including redirects. */
export function linksetHeader(anchor: string): string {
  return [
    `<${anchor}?linkType=linkset>; rel="linkset"; type="application/linkset+json"`,
    `<${CONTEXT}>; rel="http://www.w3.org/ns/json-ld#context"; type="application/ld+json"`,
  ].join(', ');
}

/** Content of /.well-known/gs1resolver for programs. */
export function resolverDescription(given: { brandName: string; root: string }): object {
  return {
    name: given.brandName,
    resolverRoot: given.root.replace(/\/$/, ''),
    supportedPrimaryKeys: ['01'],
    supportedLinkType: [{ namespace: VOCABULARY, prefix: 'gs1:' }],
    linkTypeDefaultCanBeLinkset: true,
    extractsMetadata: false,
    supportsMultipleLinks: false,
    validatesGS1KeySyntax: true,
    supportsSemanticInterpretation: false,
  };
}
