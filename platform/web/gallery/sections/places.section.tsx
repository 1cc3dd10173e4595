import { useState } from 'react';
import type { Place } from '#platform/contract/place.ts';
import PlaceSearch from '#platform/web/places/place-search.tsx';
import classes from '../example.module.css';
import { Example } from '../example.tsx';
import type { GallerySection } from '../gallery-section.ts';

export const section: GallerySection = { Example: PlacesExample };

function PlacesExample() {
  const [place, setPlace] = useState<Place>();
  return (
    <Example name="Place search">
      <div className={classes.two}>
        <PlaceSearch
          label="Find the position"
          help="A city, a postal code or the end of an address; accents, typos and other languages are forgiven."
          placeholder="City or postal code"
          country="FR"
          onPlace={setPlace}
        />
        <p role="status">{place && `${place.latitude}, ${place.longitude}`}</p>
      </div>
    </Example>
  );
}
