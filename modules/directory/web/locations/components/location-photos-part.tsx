import { Button } from '@mantine/core';
import { IconArrowUp, IconTrash } from '@tabler/icons-react';
import { PHOTO_ALT_MAX_LENGTH, PHOTOS_LIMIT } from '#modules/directory/contract/limits.ts';
import {
  type LocationPhoto,
  photoPath,
  uploadLocationPhotoCall,
} from '#modules/directory/contract/locations/location-photos.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import type { FieldBinding } from '#platform/web/fields/field-texts.tsx';
import type { ComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { FileUpload } from '#platform/web/file-drop/file-upload.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import classes from '../../components/form.module.css';
import type { LocationValues } from '../data/location-values.ts';

/** Photos of the location page in order, each with its text alternative [LOC-06]. */
export default function LocationPhotosPart({
  clientId,
  form,
}: {
  clientId: string;
  form: ComptoirForm<LocationValues>;
}) {
  const { t } = useTranslation();
  const { mantine } = form;
  const { photos } = form.values;
  const set = (next: LocationPhoto[]) => {
    for (const path of Object.keys(mantine.errors))
      if (path.startsWith('photos')) mantine.clearFieldError(path);
    mantine.setFieldValue('photos', next);
  };
  return (
    <>
      <p className={classes.text}>{t('directory:photos.help')}</p>
      {mantine.errors.photos && (
        <p className={classes.fault} role="alert">
          {mantine.errors.photos}
        </p>
      )}
      {photos.map((photo, at) => (
        <div key={photo.fileId} className={classes.photo}>
          <img src={photoPath(clientId, photo.fileId)} alt={photo.alt} />
          <TextField
            {...(mantine.getInputProps(`photos.${at}.alt`) as FieldBinding<string>)}
            label={t('directory:photos.alt', { number: at + 1 })}
            maxLength={PHOTO_ALT_MAX_LENGTH}
            autoComplete="off"
          />
          <div className={classes.dayActions}>
            {at > 0 && (
              <Button
                variant="subtle"
                leftSection={<Icon of={IconArrowUp} size={14} />}
                aria-label={t('directory:photos.firstOn', { number: at + 1 })}
                onClick={() => set([photo, ...photos.filter((one) => one !== photo)])}
              >
                {t('directory:photos.first')}
              </Button>
            )}
            <Button
              variant="subtle"
              leftSection={<Icon of={IconTrash} size={14} />}
              aria-label={t('directory:photos.removeOn', { number: at + 1 })}
              onClick={() => set(photos.filter((one) => one !== photo))}
            >
              {t('directory:photos.remove')}
            </Button>
          </div>
        </div>
      ))}
      {photos.length < PHOTOS_LIMIT && (
        <FileUpload
          key={photos.length}
          label={t('directory:photos.add')}
          help={t('directory:photos.addHelp')}
          call={uploadLocationPhotoCall}
          input={{ params: { uuid: clientId } }}
          onDone={({ fileId }) => set([...photos, { fileId, alt: '' }])}
        />
      )}
    </>
  );
}
