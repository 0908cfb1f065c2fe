import { useBourselet } from '../provider/use-bourselet.ts'
import { useStore } from '../provider/use-store.ts'
import { lazyCode, useLazyCode } from './lazy-part.tsx'

const code = /* @__PURE__ */ lazyCode(() => import('./toasts.tsx').then(({ Toasts }) => Toasts))

/**
 * Replaces `Toasts` in the script build of the custom elements. The code of toasts is loaded together with the client
 * of the elements for members, because live regions must be on the page before the first toast. On a page that contains
 * only elements with market data, the code of toasts is loaded at the first toast.
 */
export function Toasts() {
  const { sdk, page } = useBourselet()
  const hasToast = useStore(page.toasts, ({ list }) => list.length > 0)
  const Shown = useLazyCode(code, hasToast || Object.hasOwn(sdk, 'token'))
  return Shown && <Shown />
}
