import type { Position } from 'geojson';

const BESSEL = { a: 6_377_397.155, inverseFlattening: 299.1528128 };
const WGS84 = { a: 6_378_137, inverseFlattening: 298.257223563 };
/**
 * Transformation from the German datum (DHDN) to WGS 84, accurate to about three metres: metres, arc seconds, parts per
 * million.
 */
const SHIFT = { x: 598.1, y: 73.7, z: 418.2, rx: 0.202, ry: 0.045, rz: -2.455, ppm: 6.7 };
const CENTRAL_MERIDIAN = 9;
const FALSE_EASTING = 3_500_000;

/** Degrees of WGS 84 for coordinates of Gauss-Krüger, zone 3 (EPSG 31467). */
export function fromGaussKruger([east = 0, north = 0]: Position): Position {
  return shifted(unprojected(east - FALSE_EASTING, north));
}

interface Geographic {
  latitude: number;
  longitude: number;
}

/** The inverse of the transverse Mercator projection by its usual series, in radians. */
function unprojected(east: number, north: number): Geographic {
  const { a, e2 } = ellipsoid(BESSEL);
  const e1 = (1 - Math.sqrt(1 - e2)) / (1 + Math.sqrt(1 - e2));
  const mu = north / (a * (1 - e2 / 4 - (3 * e2 ** 2) / 64 - (5 * e2 ** 3) / 256));
  const foot =
    mu +
    ((3 * e1) / 2 - (27 * e1 ** 3) / 32) * Math.sin(2 * mu) +
    ((21 * e1 ** 2) / 16 - (55 * e1 ** 4) / 32) * Math.sin(4 * mu) +
    ((151 * e1 ** 3) / 96) * Math.sin(6 * mu);
  const second = e2 / (1 - e2);
  const c = second * Math.cos(foot) ** 2;
  const t = Math.tan(foot) ** 2;
  const n = a / Math.sqrt(1 - e2 * Math.sin(foot) ** 2);
  const r = (a * (1 - e2)) / (1 - e2 * Math.sin(foot) ** 2) ** 1.5;
  const d = east / n;
  const latitude =
    foot -
    ((n * Math.tan(foot)) / r) *
      (d ** 2 / 2 -
        ((5 + 3 * t + 10 * c - 4 * c ** 2 - 9 * second) * d ** 4) / 24 +
        ((61 + 90 * t + 298 * c + 45 * t ** 2) * d ** 6) / 720);
  const longitude =
    (CENTRAL_MERIDIAN * Math.PI) / 180 +
    (d -
      ((1 + 2 * t + c) * d ** 3) / 6 +
      ((5 - 2 * c + 28 * t - 3 * c ** 2 + 8 * second + 24 * t ** 2) * d ** 5) / 120) /
      Math.cos(foot);
  return { latitude, longitude };
}

/** Seven-parameter Helmert transformation through the centre of the earth. */
function shifted({ latitude, longitude }: Geographic): Position {
  const { a, e2 } = ellipsoid(BESSEL);
  const n = a / Math.sqrt(1 - e2 * Math.sin(latitude) ** 2);
  const x = n * Math.cos(latitude) * Math.cos(longitude);
  const y = n * Math.cos(latitude) * Math.sin(longitude);
  const z = n * (1 - e2) * Math.sin(latitude);
  const second = Math.PI / 180 / 3600;
  const [rx, ry, rz] = [SHIFT.rx * second, SHIFT.ry * second, SHIFT.rz * second];
  const scale = 1 + SHIFT.ppm / 1e6;
  const moved = {
    x: SHIFT.x + scale * (x - rz * y + ry * z),
    y: SHIFT.y + scale * (rz * x + y - rx * z),
    z: SHIFT.z + scale * (-ry * x + rx * y + z),
  };
  const world = ellipsoid(WGS84);
  const flat = Math.hypot(moved.x, moved.y);
  let result = Math.atan2(moved.z, flat * (1 - world.e2));
  for (let round = 0; round < 5; round += 1) {
    const radius = world.a / Math.sqrt(1 - world.e2 * Math.sin(result) ** 2);
    result = Math.atan2(moved.z + world.e2 * radius * Math.sin(result), flat);
  }
  return [(Math.atan2(moved.y, moved.x) * 180) / Math.PI, (result * 180) / Math.PI];
}

function ellipsoid({ a, inverseFlattening }: typeof BESSEL): { a: number; e2: number } {
  const flattening = 1 / inverseFlattening;
  return { a, e2: flattening * (2 - flattening) };
}
