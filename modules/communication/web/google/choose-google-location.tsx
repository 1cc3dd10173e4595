import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type LinkableLocation,
  type ListedGoogleLocation,
  searchGoogleLocationsCall,
} from '#modules/communication/contract/google/google-locations.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { TaskDialog } from '#platform/web/feedback/task-dialog.tsx';
import { SearchField } from '#platform/web/filters/search/search-field.tsx';
import classes from './google.module.css';

/** Searches unlinked Google profiles by text and links the location to one. */
export function ChooseGoogleLocation({
  clientId,
  location,
  onChoose,
  onClose,
}: {
  clientId: string;
  location: LinkableLocation;
  onChoose: (google: ListedGoogleLocation) => Promise<string | undefined>;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [q, setQ] = useState('');
  const [problem, setProblem] = useState<string>();
  const found = useCall(searchGoogleLocationsCall, { query: { clientId, ...(q && { q }) } });
  const choose = async (google: ListedGoogleLocation) => {
    const refused = await onChoose(google);
    if (refused === undefined) onClose();
    else setProblem(refused);
  };
  return (
    <TaskDialog
      title={t('communication:google.links.chooseOf', { location: location.name })}
      help={location.address}
      problem={problem}
      onClose={onClose}
      actions={
        <Button variant="default" onClick={onClose}>
          {t('platform:dialog.cancel')}
        </Button>
      }
    >
      <SearchField
        placeholder={t('communication:google.choose.search')}
        query={q}
        onSearch={setQ}
      />
      <QueryBoundary
        query={found}
        isEmpty={({ items }) => items.length === 0}
        empty={<p className={classes.empty}>{t('communication:google.choose.empty')}</p>}
      >
        {({ items }) => (
          <ul className={classes.found} aria-label={t('communication:google.choose.results')}>
            {items.map((google) => (
              <li key={google.name}>
                <button
                  type="button"
                  className={classes.option}
                  onClick={() => void choose(google)}
                >
                  <b>{google.title}</b>
                  <span>{google.address}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </QueryBoundary>
    </TaskDialog>
  );
}
