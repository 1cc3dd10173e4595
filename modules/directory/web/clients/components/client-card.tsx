import { useTranslation } from 'react-i18next';
import type { ClientRow } from '#modules/directory/contract/clients/client.ts';
import { ClientAvatar } from '#platform/web/display/marks/client-avatar.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import type { CardNavigation } from '#platform/web/list/record-list-props.ts';
import { PhoneCard } from '#platform/web/table/cards/phone-card.tsx';

/** A client on a phone: which, and how much lies there. */
export function ClientCard({ client, ...way }: CardNavigation & { client: ClientRow }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { name, locations, products } = client;
  return (
    <PhoneCard
      {...way}
      mark={<ClientAvatar name={name} />}
      name={name}
      facts={[
        `${t('directory:client.locations')} ${number(locations)}`,
        `${t('directory:client.products')} ${number(products)}`,
      ]}
    />
  );
}
