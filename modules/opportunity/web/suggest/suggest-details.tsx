import { ActionIcon } from '@mantine/core';
import { IconPhoto, IconX } from '@tabler/icons-react';
import {
  COMMENT_MAX_LENGTH,
  EVIDENCE_KINDS,
} from '#modules/directory/contract/change-requests/change-request.ts';
import { uploadRequestPhotoCall } from '#modules/directory/contract/change-requests/change-request-calls.ts';
import { getLocationFiltersCall } from '#modules/directory/contract/locations/list-locations.ts';
import type { Location } from '#modules/directory/contract/locations/location.ts';
import { WEEK_DAYS } from '#modules/directory/contract/locations/opening-hours.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { DayField } from '#platform/web/date-range/date-field.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { Note } from '#platform/web/feedback/note.tsx';
import { FieldPair } from '#platform/web/fields/field-texts.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { TextareaField } from '#platform/web/fields/textarea-field.tsx';
import { FileUpload } from '#platform/web/file-drop/file-upload.tsx';
import { useCountryNames } from '#platform/web/format/country-and-currency-names.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { LngLat } from '#platform/web/map/map-data.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import type { WizardContent } from '#platform/web/wizard/wizard-state.ts';
import { DuplicateField } from './duplicate-field.tsx';
import classes from './suggest.module.css';
import {
  dayHoursText,
  fieldText,
  kilometresBetween,
  type SuggestDraft,
  type TextField as TextFieldName,
} from './suggest-draft.ts';
import { useAddressPlace } from './suggest-map.tsx';

interface Given extends WizardContent {
  location: Location;
  draft: SuggestDraft;
  change: (part: Partial<SuggestDraft>) => void;
  onFound: (at: LngLat) => void;
}

/** Fields of the chosen kind, then the start date, the evidence, a comment and a photo. */
export function SuggestDetails(given: Given) {
  const { t } = useTranslation();
  const { draft, change, problemOf, answered } = given;
  const today = useToday();
  return (
    <>
      {draft.kind === 'moved' && (
        <>
          <Distance {...given} />
          <Address {...given} />
        </>
      )}
      {draft.kind === 'wrong-data' && <Data {...given} />}
      {draft.kind === 'duplicate' && (
        <DuplicateField
          location={given.location}
          value={draft.duplicateOf}
          error={problemOf('duplicateOf')}
          onChange={(duplicateOf) => {
            answered('duplicateOf');
            change({ duplicateOf });
          }}
        />
      )}
      <FieldPair>
        <DayField
          label={t('opportunity:suggest.since')}
          value={draft.since}
          example={today}
          error={problemOf('since')}
          onChange={(since) => {
            answered('since');
            change({ since });
          }}
        />
        <SelectField
          label={t('opportunity:suggest.evidenceLabel')}
          isRequired
          options={EVIDENCE_KINDS.map((value) => ({
            value,
            label: t(`opportunity:suggest.evidence.${value}`),
          }))}
          value={draft.evidence}
          error={problemOf('evidence')}
          onChange={(evidence) => {
            answered('evidence');
            change({ evidence });
          }}
        />
      </FieldPair>
      <TextareaField
        label={t('opportunity:suggest.comment')}
        rows={2}
        maxLength={COMMENT_MAX_LENGTH}
        value={draft.comment}
        error={problemOf('comment')}
        onChange={(comment) => change({ comment })}
      />
      <Photo {...given} />
      {problemOf('photo') && <Note tone="bad">{problemOf('photo')}</Note>}
    </>
  );
}

function Distance({ location, draft }: Given) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { latitude, longitude } = location;
  if (!draft.position || latitude === null || longitude === null)
    return <p className={classes.quiet}>{t('opportunity:suggest.notPlaced')}</p>;
  const km = kilometresBetween([longitude, latitude], draft.position);
  return (
    <p className={classes.quiet} role="status">
      {t('opportunity:suggest.distance', {
        city: fieldText(draft, location, 'city') || location.name,
        number: number(km < 10 ? Math.round(km * 10) / 10 : Math.round(km)),
      })}
    </p>
  );
}

function useTexts({ location, draft, change, problemOf, answered }: Given) {
  const { t } = useTranslation();
  return (field: TextFieldName) => ({
    label: t(`opportunity:suggest.field.${field}`),
    value: fieldText(draft, location, field),
    error: problemOf(field),
    onChange: (text: string) => {
      answered(field);
      answered('nothing');
      change({ texts: { ...draft.texts, [field]: text } });
    },
  });
}

/** Looks up the town when its field loses focus and moves the marker there. */
function Address(given: Given) {
  const text = useTexts(given);
  const { options } = useCountryNames();
  const find = useAddressPlace(given.onFound);
  const { draft, location } = given;
  const look = (code = fieldText(draft, location, 'country')) =>
    void find({
      postalCode: fieldText(draft, location, 'postalCode'),
      city: fieldText(draft, location, 'city'),
      country: code,
      isTyped: draft.texts.postalCode !== undefined || draft.texts.city !== undefined,
    });
  const country = text('country');
  return (
    <>
      <TextField {...text('street')} autoComplete="off" />
      <FieldPair>
        <TextField {...text('postalCode')} autoComplete="off" onBlur={() => look()} />
        <TextField {...text('city')} autoComplete="off" onBlur={() => look()} />
      </FieldPair>
      <SelectField
        {...country}
        options={options}
        onChange={(code) => {
          country.onChange(code ?? '');
          look(code ?? '');
        }}
      />
    </>
  );
}

function Data(given: Given) {
  const { t } = useTranslation();
  const text = useTexts(given);
  const { id: clientId } = useCurrentClient();
  const { locale } = useLanguage();
  const choices = useCall(getLocationFiltersCall, { params: { uuid: clientId } }).data;
  const { draft, location, change, problemOf, answered } = given;
  const type = text('typeId');
  const dayName = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return (
    <>
      <TextField {...text('name')} autoComplete="off" />
      <Address {...given} />
      <FieldPair>
        <TextField {...text('phone')} autoComplete="off" />
        <TextField {...text('email')} autoComplete="off" />
      </FieldPair>
      <TextField {...text('website')} autoComplete="off" />
      <SelectField
        {...type}
        options={choices?.type.map(({ value, label }) => ({ value, label }))}
        isClearable
        value={type.value || null}
        onChange={(id) => type.onChange(id ?? '')}
      />
      <FieldPair>
        <TextField {...text('activity')} autoComplete="off" />
        <TextField {...text('affiliation')} autoComplete="off" />
      </FieldPair>
      <fieldset className={classes.hours}>
        <legend>{t('opportunity:suggest.field.openingHours')}</legend>
        <p className={classes.quiet}>{t('opportunity:suggest.hoursHelp')}</p>
        {WEEK_DAYS.map((day, at) => (
          <TextField
            key={day}
            // 1 January 2024 was a Monday.
            label={dayName.format(Date.UTC(2024, 0, 1 + at))}
            value={dayHoursText(draft, location, day)}
            error={problemOf(`hours.${day}`)}
            autoComplete="off"
            onChange={(typed) => {
              answered(`hours.${day}`);
              answered('nothing');
              change({ hours: { ...draft.hours, [day]: typed } });
            }}
          />
        ))}
      </fieldset>
    </>
  );
}

/** Its name stays in the draft; the file is on the server. */
function Photo({ draft, change }: Given) {
  const { t } = useTranslation();
  const { id: clientId } = useCurrentClient();
  if (draft.photo)
    return (
      <div>
        <span className={classes.label}>{t('opportunity:suggest.photo')}</span>
        <div className={classes.photo}>
          <Icon of={IconPhoto} />
          <span className={classes.photoName}>{draft.photo.name}</span>
          <ActionIcon
            aria-label={t('platform:fileDrop.remove', { name: draft.photo.name })}
            onClick={() => change({ photo: null })}
          >
            <Icon of={IconX} />
          </ActionIcon>
        </div>
      </div>
    );
  return (
    <FileUpload
      label={t('opportunity:suggest.photo')}
      call={uploadRequestPhotoCall}
      input={{ params: { uuid: clientId } }}
      onDone={({ fileId }, file) => change({ photo: { fileId, name: file.name } })}
    />
  );
}
