import { IconPaperclip } from '@tabler/icons-react';
import { getLeadFileCall } from '#modules/leads/contract/leads/edit-calls.ts';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { useDownload } from '#platform/web/feedback/use-download.ts';
import { useFileSizes } from '#platform/web/file-drop/use-file-sizes.ts';
import type { Answer } from '../../data/split-lead-answers.ts';
import classes from './data.module.css';

/** Files of an answer as downloads, for users that may see the lead. */
export function LeadFiles({
  lead: { id: leadId, formId },
  files,
}: {
  lead: Pick<Lead, 'id' | 'formId'>;
  files: NonNullable<Answer['files']>;
}) {
  const sizeOf = useFileSizes();
  const { download } = useDownload(getLeadFileCall);
  return (
    <ul className={classes.files}>
      {files.map(({ id: fileId, name, size }) => (
        <li key={fileId}>
          <Icon of={IconPaperclip} size={14} />
          <LinkButton onClick={() => void download({ params: { formId, leadId, fileId } })}>
            {name}
          </LinkButton>
          {size !== undefined && <small className={classes.quiet}>{sizeOf(size)}</small>}
        </li>
      ))}
    </ul>
  );
}
