import { lazyPart } from '../../shared/ui/lazy-part.tsx'

const side = 'var(--bl-control-small)'

/** An empty space with the size of the button. */
const Placeholder = () => <span style={{ display: 'inline-block', width: side, height: side }} />

/** Replaces `Star` in the script build. The prices are shown first, then the buttons. */
export const Star = /* @__PURE__ */ lazyPart<{ symbol: string }>(
  () => import('./star.tsx').then(({ Star }) => Star),
  Placeholder,
)
