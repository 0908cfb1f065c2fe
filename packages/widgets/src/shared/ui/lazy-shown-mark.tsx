import { lazyPart } from './lazy-part.tsx'
import type { LiveMarkProps } from './live-mark.tsx'
import { loadErrorParts } from './load-error-parts.ts'

/** Replaces `ShownMark` in the script build. Most pages are live, so few show the mark. */
export const ShownMark = /* @__PURE__ */ lazyPart<Omit<LiveMarkProps, 'quiet'>>(() =>
  loadErrorParts().then(({ ShownMark }) => ShownMark),
)
