import { Button } from '@mantine/core';
import { IconArrowRight, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Trans } from 'react-i18next';
import { getAreaDetailsCall } from '#modules/opportunity/contract/map-detail-calls.ts';
import type { MapChoices } from '#modules/opportunity/contract/map-filter.ts';
import { manageProspects } from '#modules/opportunity/contract/permissions.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ActionBar, ActionBarMessage } from '#platform/web/layout/action-bar.tsx';
import { useAbility } from '#platform/web/module/current-user.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { choicesQuery } from './choices-query.ts';
import type { MapSelection } from './panel-parts.tsx';

/** Actions on the prospects of the selected area, in the action bar. */
export function DetailsActions({
  clientId,
  selection,
  choices,
  onSelect,
}: {
  clientId: string;
  selection: MapSelection;
  choices: MapChoices;
  onSelect: (selection: MapSelection) => void;
}) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const canAssign = useAbility(manageProspects);
  const [isAssigning, setAssigning] = useState(false);
  const isArea = selection.kind === 'area';
  const { data: area } = useCall(
    getAreaDetailsCall,
    { params: { clientId, areaId: selection.id }, query: choicesQuery(choices) },
    { enabled: isArea },
  );
  if (!isArea || !area || area.prospects.all === 0) return null;
  const { all, whereUnserved } = area.prospects;
  const list = whereUnserved > 0 ? 'unserved' : 'all';
  return (
    <>
      <ActionBar label={t('opportunity:details.actions')}>
        <ActionBarMessage>
          <Trans
            i18nKey="opportunity:details.doNotSell"
            values={{ count: all, formatted: number(all), area: area.name }}
            components={{ b: <b /> }}
          />
          {whereUnserved > 0 && (
            <>
              {' '}
              {t('opportunity:details.lieUnserved', {
                count: whereUnserved,
                formatted: number(whereUnserved),
              })}
            </>
          )}
        </ActionBarMessage>
        {canAssign && (
          <Button
            variant="default"
            leftSection={<Icon of={IconUserPlus} />}
            onClick={() => setAssigning(true)}
          >
            {t('opportunity:details.assign')}
          </Button>
        )}
        {selection.list !== list && (
          <Button
            rightSection={<Icon of={IconArrowRight} />}
            onClick={() => onSelect({ kind: 'area', id: selection.id, list })}
          >
            {t('opportunity:details.list', {
              count: whereUnserved || all,
              formatted: number(whereUnserved || all),
            })}
          </Button>
        )}
      </ActionBar>
      {isAssigning && (
        <AssignDialog
          clientId={clientId}
          area={area}
          choices={choices}
          onClose={() => setAssigning(false)}
        />
      )}
    </>
  );
}
