import {
  getLocationPhotoCall,
  uploadLocationPhotoCall,
} from '#modules/directory/contract/locations/location-photos.ts';
import { route } from '../route.ts';
import { readLocationPhoto, uploadLocationPhoto } from './location-photos.ts';

export const uploadLocationPhotoRoute = route(
  uploadLocationPhotoCall,
  ({ db, app, params, file }) => uploadLocationPhoto({ db, app }, { clientId: params.uuid, file }),
);

export const getLocationPhotoRoute = route(getLocationPhotoCall, ({ db, app, params }) =>
  readLocationPhoto({ db, app }, { clientId: params.uuid, id: params.fileId }),
);
