import { useClipboard } from '@mantine/hooks';
import { IconAlertTriangle, IconClock, IconQrcode } from '@tabler/icons-react';
import type { ProductLookup } from '#modules/touchpoints/contract/product-lookup.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { MarkedText } from '#platform/web/display/marked-text.tsx';
import { Note } from '#platform/web/feedback/note.tsx';
import { CheckboxField } from '#platform/web/fields/choice-fields.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import {
  countReasons,
  isRefused,
  ownLanguageName,
  type ProductDraft,
  withGtin,
  withoutLanguages,
} from '../data/product-draft.ts';
import classes from './creation.module.css';

const COPIED_NOTE_MS = 1_500;

/** Number of touchpoints to create, reasons for the others, and which can be GS1 Digital Links [TP-04] [TP-11]. */
export function LookupPanel({
  found,
  brandLocales,
  draft,
  change,
}: {
  found: readonly ProductLookup[];
  brandLocales: readonly string[];
  draft: ProductDraft;
  change: (part: Partial<ProductDraft>) => void;
}) {
  const { t } = useTranslation();
  const { number, list } = useFormat();
  const [first, ...others] = withoutLanguages(found, brandLocales);
  const refused = found.filter(isRefused);
  const good = found.length - refused.length;
  const linkable = withGtin(found).map(({ reference }) => reference);
  const isLinked = linkable.length > 0 && linkable.every((one) => draft.digitalLinks.includes(one));
  return (
    <div className={classes.result}>
      <h2>{t('touchpoints:creation.result')}</h2>
      <p className={classes.figure}>
        <strong>{number(good)}</strong>
        {t('touchpoints:creation.willBeCreated', { count: good })}
      </p>
      {found.length > 0 && (
        <div className={classes.bar} aria-hidden="true">
          {good > 0 && <span style={{ flex: good }} />}
          {refused.length > 0 && <span className={classes.out} style={{ flex: refused.length }} />}
        </div>
      )}
      {refused.length > 0 && (
        <>
          <dl>
            {countReasons(found).map(([reason, count]) => (
              <div key={reason} className={classes.reason}>
                <dt>{t(`touchpoints:reason.${reason}`)}</dt>
                <dd>{number(count)}</dd>
              </div>
            ))}
          </dl>
          <CopyReferences references={refused.map(({ reference }) => reference)} />
        </>
      )}
      <h2>{t('touchpoints:creation.whatNext')}</h2>
      <ul className={classes.next}>
        <li>
          <Icon of={IconClock} size={14} />
          {t('touchpoints:creation.builtWithinHour')}
        </li>
        {linkable.length > 0 && (
          <li>
            <Icon of={IconQrcode} size={14} />
            <CheckboxField
              label={t('touchpoints:creation.makeDigitalLinks', {
                count: linkable.length,
                formatted: number(linkable.length),
              })}
              help={t('touchpoints:creation.digitalLinkHelp')}
              value={isLinked}
              onChange={(isWanted) => change({ digitalLinks: isWanted ? linkable : [] })}
            />
          </li>
        )}
      </ul>
      {first && (
        <Note tone="due" icon={IconAlertTriangle}>
          <MarkedText
            text={t('touchpoints:creation.missingLanguage', {
              name: first.name,
              languages: list(first.missing.map(ownLanguageName)),
            })}
          />{' '}
          {others.length > 0 &&
            t('touchpoints:creation.missingLanguageMore', {
              count: others.length,
              formatted: number(others.length),
            })}
        </Note>
      )}
    </div>
  );
}

/** Copies the refused references, one per line, to hand them over to a colleague. */
function CopyReferences({ references }: { references: readonly string[] }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const clipboard = useClipboard({ timeout: COPIED_NOTE_MS });
  return (
    <p className={classes.quiet} role="status">
      <LinkButton onClick={() => clipboard.copy(references.join('\n'))}>
        {t('touchpoints:creation.copyRefused', {
          count: references.length,
          formatted: number(references.length),
        })}
      </LinkButton>{' '}
      {clipboard.copied && t('platform:copy.done')}
    </p>
  );
}
