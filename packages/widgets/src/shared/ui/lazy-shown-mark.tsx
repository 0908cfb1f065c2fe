import { lazyPart } from './lazy-part.tsx'
import { loadErrorParts } from './load-error-parts.ts'
import type { ShownMarkProps } from './shown-mark.tsx'

/**
 * Replaces `ShownMark` in the script build of the custom elements. On most pages the data is live and the mark stays
 * hidden, so its code is loaded later.
 */
export const ShownMark = /* @__PURE__ */ lazyPart<ShownMarkProps>(() =>
  loadErrorParts().then(({ ShownMark }) => ShownMark),
)
