import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import type { CoinBarProps } from './coin-bar.tsx'

/** Height of the row of tabs in px. */
const TABS_PX = 48

/** A placeholder with the height of the loaded bar, without controls. */
function Placeholder({ view }: CoinBarProps) {
  if (view === 'plain') return null
  return (
    <div className="bl-coin-list__bar" data-view={view}>
      <span style={{ height: TABS_PX }} />
      {view !== 'movers' && <span className="bl-coin-list__search" />}
    </div>
  )
}

/**
 * Replaces `CoinBar` in the script build (the custom elements that a script tag loads). The code of the controls is
 * loaded later, so that the prices appear first.
 */
export const CoinBar = /* @__PURE__ */ lazyPart<CoinBarProps>(
  () => import('./coin-bar.tsx').then(({ CoinBar }) => CoinBar),
  Placeholder,
)
