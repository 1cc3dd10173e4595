import { type MantineColorsTuple, virtualColor } from '@mantine/core';

/**
 * Mantine takes shade 8 of a colour in the light theme and shade 1 in the dark one, so those two
 * shades of every tuple are the fills of visual.md and the others only lead from one to the other.
 */
export const palette = {
  ink: virtualColor({ name: 'ink', light: 'bottle', dark: 'bone' }),
  bottle: tuple('#edf3f0 #d6e3dc #b3cbc0 #8db0a1 #679484 #467e72 #33614f #24493c #17352b #21473a'),
  bone: tuple('#faf8f2 #e6e3d8 #f4f1e8 #d6d2c4 #c4bfae #afa997 #948e7c #787264 #5b574c #3f3c35'),
  brass: tuple('#faf2df #d8a347 #e0b25e #d3a351 #c9953f #c08a2c #b88221 #b47e1d #b07a1a #805206'),
  gray: tuple('#f6f5f1 #efede7 #e4e1d9 #d8d4ca #cbc7bc #a9a79c #8b8a80 #656d68 #4e5752 #17201c'),
  dark: tuple('#e9ece7 #a8b1ab #8b958f #6e7973 #3a443f #262d2a #1c2320 #141917 #0e1211 #0b0e0d'),
  purple: tuple('#f2ecfa #c096fa #c6abf2 #b78ae6 #a973de #9a5bd6 #8850c4 #774ab4 #6a3ba6 #2a2140'),
  blue: tuple('#e7f0fb #3f76c4 #93c0f7 #6b9fe0 #4c86cf #2f6cb8 #2463b0 #205faa #1c5ca8 #16293f'),
  green: tuple('#e4f3ea #6cdda4 #84d3a6 #55bd87 #3bae76 #21a06a #1f8f5f #1c7c50 #1a6a42 #12301f'),
  red: tuple('#fbeae8 #bf4036 #f5a69d #e07a70 #d35f54 #c9483e #bc382d #b42f24 #ae2a20 #331a17'),
};

function tuple(shades: string): MantineColorsTuple {
  return shades.split(' ') as unknown as MantineColorsTuple;
}
