import { defineModule } from '../module.ts';
import { mapFront } from './map.front.ts';

export const mapModule = defineModule({ name: 'map', fronts: [mapFront] });
