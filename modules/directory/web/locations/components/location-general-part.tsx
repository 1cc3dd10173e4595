import { getLocationFiltersCall } from '#modules/directory/contract/locations/list-locations.ts';
import { listLocationGroupsCall } from '#modules/directory/contract/locations/location-groups.ts';
import { listLocationTypesCall } from '#modules/directory/contract/locations/location-types.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { FieldPair } from '#platform/web/fields/field-texts.tsx';
import type { ComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { MultiSelectField } from '#platform/web/fields/multi-select-field.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { SuggestField } from '../../components/choice-fields.tsx';
import type { LocationValues } from '../data/location-values.ts';
import { MovedToField } from './moved-to-field.tsx';

/** Name, code and classification of the location. */
export function LocationGeneralPart({
  clientId,
  form,
}: {
  clientId: string;
  form: ComptoirForm<LocationValues>;
}) {
  const { t } = useTranslation();
  const input = { params: { uuid: clientId } };
  const groups = useCall(listLocationGroupsCall, input);
  const types = useCall(listLocationTypesCall, input);
  const used = useCall(getLocationFiltersCall, input);
  return (
    <>
      <TextField {...form.field('name')} label={t('directory:field.name')} />
      <FieldPair>
        <TextField
          {...form.field('code')}
          label={t('directory:field.code')}
          help={t('directory:location.codeHelp')}
        />
        <TextField
          {...form.field('company')}
          label={t('directory:field.company')}
          help={t('directory:location.companyHelp')}
        />
      </FieldPair>
      <SelectField
        {...form.field('typeId')}
        label={t('directory:field.typeId')}
        placeholder={t('directory:location.noType')}
        options={optionsOf(types.data?.items)}
        isClearable
      />
      <MultiSelectField
        {...form.field('groupIds')}
        label={t('directory:field.groupIds')}
        help={t('directory:location.groupsHelp')}
        options={optionsOf(groups.data?.items)}
      />
      <FieldPair>
        <SuggestField
          {...form.field('activity')}
          label={t('directory:field.activity')}
          help={t('directory:location.activityHelp')}
          suggestions={listValues(used.data?.activity)}
        />
        <SuggestField
          {...form.field('affiliation')}
          label={t('directory:field.affiliation')}
          help={t('directory:location.affiliationHelp')}
          suggestions={listValues(used.data?.affiliation)}
        />
      </FieldPair>
      <MovedToField clientId={clientId} {...form.field('movedToId')} />
    </>
  );
}

function optionsOf(named: readonly { id: string; name: string }[] | undefined) {
  return named?.map(({ id, name }) => ({ value: id, label: name }));
}

function listValues(choices: readonly { value: string }[] = []): string[] {
  return choices.map(({ value }) => value);
}
