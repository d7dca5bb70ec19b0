/** The eleven colours that have a word of their own in nearly every language: those of the rainbow, in its order, then the others. */
export const COLOURS = [
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'pink',
  'brown',
  'black',
  'grey',
  'white',
] as const;

export type Colour = (typeof COLOURS)[number];

export const isColour = (name: string): name is Colour => COLOURS.some((colour) => colour === name);

/** What a swatch of each looks like. */
export const SHADES: Readonly<Record<Colour, string>> = {
  red: '#d7263d',
  orange: '#f28c28',
  yellow: '#f7d038',
  green: '#3f9b4b',
  blue: '#2b6cd4',
  purple: '#7b3fa0',
  pink: '#f497b6',
  brown: '#7a4a2a',
  black: '#1b1b1d',
  grey: '#8d9096',
  white: '#ffffff',
};
