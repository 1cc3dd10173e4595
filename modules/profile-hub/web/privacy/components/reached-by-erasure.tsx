import { useTranslation } from 'react-i18next';
import type { ErasurePreview } from '#modules/profile-hub/contract/erasure.ts';
import { KeyValues } from '#platform/web/display/figures/key-values.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { translate } from '#platform/web/module/translate.ts';

/** What an erasure reaches, each kind with its number. */
export function ReachedByErasure({ reached }: { reached: ErasurePreview['reached'] }) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  return (
    <section aria-label={t('profile-hub:erase.reached')}>
      <KeyValues
        rows={reached.map(({ what, count }) => ({
          key: what,
          label: translate(i18n, what),
          value: format.number(count),
        }))}
      />
    </section>
  );
}
