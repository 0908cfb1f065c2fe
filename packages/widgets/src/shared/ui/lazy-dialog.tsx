import type { ComponentType } from 'react'
import { Later } from './later.tsx'
import { lazyPart } from './lazy-part.tsx'

/**
 * Returns a dialog whose code is loaded when the dialog is opened for the first time. `isOpen` returns true for
 * properties with which the dialog is open.
 */
/* @__NO_SIDE_EFFECTS__ */
export function lazyDialog<Props extends object>(
  request: () => Promise<ComponentType<Props>>,
  isOpen: (props: Props) => boolean,
): ComponentType<Props> {
  const Dialog = lazyPart(request)
  // biome-ignore lint/correctness/noComponentHookFactories: each dialog is created once, when its module loads
  return function LazyDialog(props) {
    return (
      <Later isWanted={isOpen(props)}>
        <Dialog {...props} />
      </Later>
    )
  }
}
