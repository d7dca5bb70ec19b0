/** For browsers without nested rules, and what they know by another name (browserslist in package.json). */
export default { plugins: { 'postcss-nesting': {}, autoprefixer: {} } };
