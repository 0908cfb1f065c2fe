import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import type { BookShareProps } from './book-share.tsx'

/** A placeholder with the height of the loaded bar. */
const Placeholder = () => <div className="bl-book__share" />

/**
 * Replaces `BookShare` in the script build (the custom elements that a script tag loads). The code of the bar is loaded
 * later, so that the prices appear first.
 */
export const BookShare = /* @__PURE__ */ lazyPart<BookShareProps>(
  () => import('./book-share.tsx').then(({ BookShare }) => BookShare),
  Placeholder,
)
