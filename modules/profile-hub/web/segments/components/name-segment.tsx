import { z } from 'zod';
import { SEGMENT_NAME_MAX_LENGTH } from '#modules/profile-hub/contract/limits.ts';
import { segmentNameSchema } from '#modules/profile-hub/contract/segment.ts';
import { NameDialog } from '#platform/web/fields/name-dialog.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';

const schema = z.object({ name: segmentNameSchema });

/** Dialog for the name of a new or existing segment. */
export function NameSegment(props: {
  title: string;
  act: string;
  name: string;
  onSave: (name: string) => Promise<unknown>;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  return (
    <NameDialog
      {...props}
      label={t('profile-hub:segment.name')}
      schema={schema}
      maxLength={SEGMENT_NAME_MAX_LENGTH}
    />
  );
}
