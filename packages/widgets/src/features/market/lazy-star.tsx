import { lazyPart } from '../../shared/ui/lazy-part.tsx'

const side = 'var(--bl-control-small)'

/** A placeholder with the size of the favorite button. */
const Placeholder = () => <span style={{ display: 'inline-block', width: side, height: side }} />

/**
 * Replaces `Star` in the script build (the custom elements that a script tag loads). The code of the favorite buttons
 * is loaded later, so that the prices appear first.
 */
export const Star = /* @__PURE__ */ lazyPart<{ symbol: string }>(
  () => import('./star.tsx').then(({ Star }) => Star),
  Placeholder,
)
