import { lazyPart } from './lazy-part.tsx'
import { loadErrorParts } from './load-error-parts.ts'
import type { ShownMarkProps } from './shown-mark.tsx'

/** Replaces `ShownMark` in the script build. Most pages are live, so few show the mark. */
export const ShownMark = /* @__PURE__ */ lazyPart<ShownMarkProps>(() =>
  loadErrorParts().then(({ ShownMark }) => ShownMark),
)
