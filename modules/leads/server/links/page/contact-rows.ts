import { getLinkedFileCall } from '#modules/leads/contract/links/link-calls.ts';
import { formatPhone } from '#platform/server/phone/phone-number.ts';
import type { LinkPage } from './link-page.ts';
import type { Row } from './link-parts.ts';

/** Contact data of the consumer as links; empty if the reader may not see it. */
export function contactRows({ t, lead }: LinkPage, { phone }: { phone: boolean }): Row[] {
  const { consumer } = lead;
  const street = [consumer.address, [consumer.zip, consumer.city].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');
  const rows: (Row | false | null | undefined | '')[] = [
    phone &&
      consumer.phone && {
        icon: 'phone',
        title: formatPhone(consumer.phone),
        detail: t('leads:notify.phone'),
        href: phoneHref(consumer.phone),
      },
    consumer.email && {
      icon: 'mail',
      title: consumer.email,
      detail: t('leads:notify.email'),
      href: mailHref(consumer.email),
    },
    consumer.address && {
      icon: 'place',
      title: street,
      detail: t('leads:link.directions'),
      href: `https://www.openstreetmap.org/search?query=${encodeURIComponent(street)}`,
    },
  ];
  return rows.filter((row) => row !== false && row !== null && row !== undefined && row !== '');
}

/** Products, answers and files of the request, without the consumer's identity. */
export function requestRows({ t, lead, link }: LinkPage): Row[] {
  return [
    ...lead.products.map(
      ({ sku, name }): Row => ({
        icon: 'product',
        title: name,
        ...(name !== sku && { detail: sku }),
      }),
    ),
    ...lead.answers.map(({ name, value }): Row => ({ icon: 'answer', title: value, detail: name })),
    ...lead.files.map(
      ({ id, name }): Row => ({
        icon: 'file',
        title: name,
        detail: t('leads:link.file'),
        href: getLinkedFileCall.path.replace('{token}', link.token).replace('{fileId}', id),
      }),
    ),
  ];
}

export function phoneHref(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}

export function mailHref(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
}
