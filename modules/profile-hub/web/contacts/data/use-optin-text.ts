import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Contact } from '#modules/profile-hub/contract/contact.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { CHANNEL_NAMES } from './contact-names.ts';

const CHANNELS = Object.keys(CHANNEL_NAMES) as (keyof typeof CHANNEL_NAMES)[];

/** Short text of the consents of a contact. */
export function useOptinText(): (contact: Pick<Contact, 'criterias'>) => string {
  const { t } = useTranslation();
  const { list } = useFormat();
  return useCallback(
    ({ criterias }) => {
      const given = CHANNELS.filter((slug) => criterias[slug] === true);
      if (given.length === CHANNELS.length) return t('profile-hub:contact.channel.all');
      const words = list(given.map((slug) => t(CHANNEL_NAMES[slug])));
      return words.slice(0, 1).toLocaleUpperCase() + words.slice(1);
    },
    [t, list],
  );
}
