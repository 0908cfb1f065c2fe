/** The functions and components that a terminal loads as soon as a member uses layouts. */
export { ArrangedLayer, styleOf } from './arranged-layer.tsx'
export { LayoutMenu } from './layout-menu.tsx'
export { placesOf } from './panel-tree.ts'
export { fittedIn, isPlain, layoutOf, parseLayouts, withLayout } from './terminal-layouts.ts'
