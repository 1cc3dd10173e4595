import {
  getLocationPhotoCall,
  uploadLocationPhotoCall,
} from '#modules/directory/contract/locations/location-photos.ts';
import { manageLocations } from '#modules/directory/contract/permissions.ts';
import { route } from '../route.ts';
import { readLocationPhoto, uploadPhoto } from './location-photos.ts';

export const uploadLocationPhotoRoute = route(
  uploadLocationPhotoCall,
  ({ db, app, params, file }) =>
    uploadPhoto({ db, app }, { clientId: params.uuid, file, may: manageLocations }),
);

export const getLocationPhotoRoute = route(getLocationPhotoCall, ({ db, app, params }) =>
  readLocationPhoto({ db, app }, { clientId: params.uuid, id: params.fileId }),
);
