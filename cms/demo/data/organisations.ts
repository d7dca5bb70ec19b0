/** Invented schools, studios and societies. The first four also organise the exhibition. */
export const ORGANISATIONS = [
  { key: 'papier-soleil', name: 'Papier-Soleil', logo: 'logo-organiser-1.svg' },
  { key: 'grand-pinceau', name: 'Grand Pinceau', logo: 'logo-organiser-2.svg' },
  { key: 'mille-crayons', name: 'Mille Crayons', logo: 'logo-organiser-3.svg' },
  { key: 'petits-murs', name: 'Petits Murs', logo: 'logo-organiser-4.svg' },
  { key: 'blue-kite', name: 'Blue Kite Children’s Studio', logo: '' },
  { key: 'casa-do-lapis', name: 'Casa do Lápis', logo: '' },
  { key: 'little-studio', name: '小画室 Little Studio', logo: '' },
  { key: 'lantern-house', name: 'Lantern House of Young Painters', logo: '' },
  { key: 'northern-light', name: 'Northern Light Art Club', logo: '' },
  { key: 'red-clay', name: 'Red Clay Workshop', logo: '' },
  { key: 'green-window', name: 'Green Window Drawing School', logo: '' },
  { key: 'seven-seas', name: 'Seven Seas Picture Society', logo: '' },
];

export const ORGANISERS = ORGANISATIONS.filter(({ logo }) => logo);

export const MEDIA_PARTNERS = [
  { name: 'Onde Confetti', img: 'logo-partner-1.svg' },
  { name: 'Palette Neuf', img: 'logo-partner-2.svg' },
  { name: 'La Gazette des Craies', img: 'logo-partner-3.svg' },
];
