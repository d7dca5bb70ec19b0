const RAW_COLOURS = ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'];
const SIDES = ['left', 'right', 'top', 'bottom'];

/** Physical sides, which are wrong in right-to-left pages; there is a logical property for each. */
const PHYSICAL = [
  ...SIDES,
  ...['margin', 'padding', 'border', 'scroll-margin', 'scroll-padding'].flatMap((property) =>
    SIDES.map((side) => `${property}-${side}`),
  ),
  ...['', 'min-', 'max-'].flatMap((limit) => [`${limit}width`, `${limit}height`]),
];

/** @type {import('stylelint').Config} */
const config = {
  extends: ['stylelint-config-standard'],
  rules: {
    // docs/architecture.md: components use roles; raw colours live in tokens.css.
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': RAW_COLOURS,
    'property-disallowed-list': PHYSICAL,
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    'max-nesting-depth': 2,
    // The first browsers with nesting take a nested rule that begins with a letter for a declaration.
    'selector-nested-pattern': ['^[^a-z]', { splitList: true }],
    'selector-class-pattern': '^[a-z][a-zA-Z0-9]*$',
    // Steps of the type scale below the body text's: --step--1 and --step--2.
    'custom-property-pattern': '^[a-z][a-z0-9]*(--?[a-z0-9]+)*$',
    // Two breakpoints, and the width from which the menu bar is used.
    'media-feature-name-value-allowed-list': { width: ['40rem', '64rem', '72rem'] },
    // Layers and modules decide, not the order of selectors.
    'no-descending-specificity': null,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'comment-empty-line-before': null,
  },
  overrides: [
    {
      files: ['app/styles/tokens.css'],
      rules: { 'color-no-hex': null, 'function-disallowed-list': null },
    },
    // Payload's own class names and variables.
    {
      files: ['cms/app/(payload)/brand.css'],
      rules: { 'selector-class-pattern': null, 'color-no-hex': null },
    },
    // PhotoSwipe's own class names.
    {
      files: ['components/{ui,viewer}/photoswipe.css'],
      rules: { 'selector-class-pattern': null },
    },
  ],
};

export default config;
