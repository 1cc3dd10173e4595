import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/web/format/use-format.ts';

export type DraftState = { kind: 'keeping' } | { kind: 'kept'; at: Date } | { kind: 'failed' };

export function DraftStateText({ state }: { state: DraftState }) {
  const { t } = useTranslation();
  const { time } = useFormat();
  switch (state.kind) {
    case 'keeping':
      return t('platform:wizard.draftKeeping');
    case 'kept':
      return t('platform:wizard.draftKept', { time: time(state.at) });
    case 'failed':
      return t('platform:wizard.draftFailed');
  }
}
