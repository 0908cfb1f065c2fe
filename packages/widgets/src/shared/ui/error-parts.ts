// The parts of widgets that a page shows only after a failure. The script build of the custom elements loads them in
// one file.
export { ErrorState } from './error-state.tsx'
export { ShownMark } from './shown-mark.tsx'
