import { useClipboard } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import classes from './creation.module.css';

const SAID_FOR_MS = 1_500;

/** Copies the refused references, one per line, to hand them over to a colleague. */
export function CopyReferences({ references }: { references: readonly string[] }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const clipboard = useClipboard({ timeout: SAID_FOR_MS });
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
