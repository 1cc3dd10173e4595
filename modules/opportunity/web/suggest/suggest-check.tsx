import type {
  ChangeRequest,
  RequestableField,
} from '#modules/directory/contract/change-requests/change-request.ts';
import { getLocationFiltersCall } from '#modules/directory/contract/locations/list-locations.ts';
import type { Location } from '#modules/directory/contract/locations/location.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { KeyValues } from '#platform/web/display/figures/key-values.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { FieldTable } from '../suggestions/field-table.tsx';
import { useSuggestionText } from '../suggestions/use-suggestion-text.ts';
import { type SuggestDraft, suggestedChanges } from './suggest-draft.ts';

/** Shows before, after and the message to the admin for a final check before sending. */
export function SuggestCheck({ location, draft }: { location: Location; draft: SuggestDraft }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const { rows } = useSuggestionText();
  const { id: clientId } = useCurrentClient();
  const types = useCall(getLocationFiltersCall, { params: { uuid: clientId } }).data?.type ?? [];
  const { kind, since, evidence, comment, photo, duplicateOf } = draft;
  const names = {
    ...Object.fromEntries(types.map(({ value, label }) => [value, label])),
    ...(duplicateOf && { [duplicateOf.id]: duplicateOf.name }),
  };
  return (
    <>
      <FieldTable rows={rows(valuesOf(location, draft), names)} />
      <KeyValues
        rows={[
          {
            key: 'kind',
            label: t('opportunity:suggest.whatIsWrong'),
            value: kind && t(`opportunity:suggest.itIs.${kind}`),
          },
          {
            key: 'since',
            label: t('opportunity:suggest.since'),
            value: since ? date(since) : t('opportunity:suggest.notSet'),
          },
          {
            key: 'evidence',
            label: t('opportunity:suggest.evidenceLabel'),
            value: evidence && t(`opportunity:suggest.evidence.${evidence}`),
          },
          ...(comment
            ? [{ key: 'comment', label: t('opportunity:suggest.comment'), value: comment }]
            : []),
          ...(photo
            ? [{ key: 'photo', label: t('opportunity:suggest.photo'), value: photo.name }]
            : []),
        ]}
      />
    </>
  );
}

/** Values in the server's format. */
function valuesOf(location: Location, draft: SuggestDraft): ChangeRequest['values'] {
  const stored = { ...location, typeId: location.type?.id ?? null, movedToId: null };
  const changes: Partial<Record<RequestableField, unknown>> =
    draft.kind === 'closed'
      ? { closed: true }
      : draft.kind === 'duplicate'
        ? { closed: true, movedToId: draft.duplicateOf?.id ?? null }
        : suggestedChanges(draft, location);
  return (Object.keys(changes) as RequestableField[]).map((field) => ({
    field,
    before: stored[field],
    now: stored[field],
    suggested: changes[field],
    taken: null,
  }));
}
