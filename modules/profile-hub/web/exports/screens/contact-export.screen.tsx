import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WhichContacts } from '#modules/profile-hub/contract/contact-list.ts';
import { countExportCall, getExportsCall } from '#modules/profile-hub/contract/export-contacts.ts';
import { callQueryOptions } from '#platform/web/api/call-query-options.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { QueryBoundary } from '#platform/web/feedback/query-boundary.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { ActionBar } from '#platform/web/layout/action-bar.tsx';
import { ActionBarMessage } from '#platform/web/layout/action-bar-message.tsx';
import { FormColumns } from '#platform/web/layout/form-columns.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { SidePanel } from '#platform/web/layout/side-panel.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import classes from '../components/contact-export.module.css';
import { ExportCriteria } from '../components/export-criteria.tsx';
import { ExportFormatFields } from '../components/export-format-fields.tsx';
import { ExportScopeFields } from '../components/export-scope-fields.tsx';
import { LastExports } from '../components/last-exports.tsx';
import { useExportForm } from '../data/use-export-form.ts';

export const preload: ScreenPreload = ({ queries, client }) => {
  const query = { brandId: client.brandId };
  void queries.prefetchQuery(callQueryOptions(getExportsCall, { query }));
};

/** Contacts as a file: what, in which form, and how many before it starts [PH-14]. */
export default function ContactExportScreen() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { brandId } = useCurrentClient();
  const form = useExportForm();
  const [segment, setSegment] = useState<string | null>(null);
  const filters = partOf(segment);
  const counted = useCall(countExportCall, { body: { brandId, filters } });
  const count = counted.isPlaceholderData ? undefined : counted.data?.count;
  const words = count === undefined ? undefined : { count, formatted: number(count) };
  return (
    <>
      <PageHead title={t('profile-hub:menu.export')} />
      <QueryBoundary query={form.choices}>
        {(choices) => (
          <SidePanel
            label={t('profile-hub:export.last')}
            panel={<LastExports exports={choices.exports} />}
          >
            <div id={form.id} className={classes.form}>
              <FormColumns
                first={
                  <>
                    <ExportScopeFields
                      segments={choices.segments}
                      segment={segment}
                      onChange={setSegment}
                    />
                    <ExportFormatFields form={form} />
                  </>
                }
                second={<ExportCriteria form={form} />}
              />
            </div>
          </SidePanel>
        )}
      </QueryBoundary>
      <ActionBar label={t('profile-hub:menu.export')}>
        <ActionBarMessage>{words && t('profile-hub:export.count', words)}</ActionBarMessage>
        <ActionButton
          isBusy={form.isStarting}
          disabled={!words || !form.choices.data}
          onClick={() => void form.start(filters)}
        >
          {words ? t('profile-hub:export.act', words) : t('profile-hub:menu.export')}
        </ActionButton>
      </ActionBar>
    </>
  );
}

function partOf(segment: string | null): WhichContacts {
  const value = segment === null ? [] : [segment];
  return {
    filter: {
      view: 'all',
      groups:
        value.length === 0
          ? []
          : [{ match: 'all', filters: [{ field: 'segment', operator: 'any-of', value }] }],
    },
    except: [],
  };
}
