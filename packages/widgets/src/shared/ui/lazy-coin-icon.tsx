import type { CoinIconProps } from './coin-icon.tsx'
import { lazyPart } from './lazy-part.tsx'
import { Skeleton } from './skeleton.tsx'

const Placeholder = ({ size = 24 }: CoinIconProps) => <Skeleton width={size} height={size} round />

/**
 * Replaces `CoinIcon` in the script build of the custom elements. The drawings of the coins are loaded when the first
 * coin is shown.
 */
export const CoinIcon = /* @__PURE__ */ lazyPart<CoinIconProps>(
  () => import('./coin-icon.tsx').then(({ CoinIcon }) => CoinIcon),
  Placeholder,
)
