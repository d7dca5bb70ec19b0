/** Copies of the palette of app/styles/tokens.css, by its names: it can't be read where cards and certificates are drawn. */
export const COLORS = {
  ivory: '#fbf8f1',
  plinth: '#f2ecdf',
  ink: '#16203a',
  slate: '#4b5369',
  sand: '#dcd5c6',
  frame: '#17161a',
  frameEdge: '#35333a',
  mount: '#fffdf8',
  worldMeet: '#7d1a1c',
} as const;

/** In the order of years: 2020 has the first, and 2025 again. */
export const PIGMENTS = [
  { fill: '#2b46c4', deep: '#2740b5', wash: '#e6e9f7' },
  { fill: '#128468', deep: '#0b6a53', wash: '#dfeee7' },
  { fill: '#c22756', deep: '#a81c48', wash: '#f8e3e7' },
  { fill: '#eaa81f', deep: '#805200', wash: '#faeecf' },
  { fill: '#e4472b', deep: '#b93216', wash: '#fce5dd' },
] as const;

export const [BLUE, , , OCHRE, VERMILION] = PIGMENTS;
