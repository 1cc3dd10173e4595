import { useTranslation } from 'react-i18next';
import type { AddressFault } from '#platform/contract/address-part.ts';

/** Explains what is wrong with an address where known, because copied links lose characters. */
export function NotFoundText({
  address,
  fault,
}: {
  address: string;
  fault?: AddressFault | undefined;
}) {
  const { t } = useTranslation();
  if (fault?.kind === 'length') {
    const values = { address, has: fault.has, needs: fault.needs };
    return (
      <BoldText
        text={
          fault.has < fault.needs
            ? t('suite:notFound.tooShort', values)
            : t('suite:notFound.tooLong', values)
        }
      />
    );
  }
  return (
    <BoldText
      text={
        fault ? t('suite:notFound.form', { address }) : t('suite:notFound.unknown', { address })
      }
    />
  );
}

/** Shows a text in which `<b>…</b>` marks the one part that counts; nothing else in it is markup. */
function BoldText({ text }: { text: string }) {
  const [before, bold, after] = text.split(/<b>([^<]*)<\/b>/);
  return (
    <>
      {before}
      {bold !== undefined && <b>{bold}</b>}
      {after}
    </>
  );
}
