import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Toast as ToastData, ToastHost } from '../provider/toasts.ts'
import { useBourselet } from '../provider/use-bourselet.ts'
import { useStore } from '../provider/use-store.ts'
import { lazyPart } from './lazy-part.tsx'
import { useLayer } from './use-layer.ts'

/**
 * The component that draws the list of toasts. Its code is loaded with the first toast, because most widgets on pages
 * of other sites never show a toast.
 */
const ToastList = lazyPart(() => import('./toast-list.tsx').then(({ ToastList }) => ToastList))

/** Returns true if the browser renders the widget of a host, so that its toasts can be seen and are announced. */
const isRendered = ({ current }: ToastHost) => current !== null && current.getClientRects().length > 0

/**
 * The area in which the toasts of a page are shown. Every widget root contains this component, but only the first
 * instance in the list of hosts shows toasts. If the widget of the first host is not displayed when the list of toasts
 * changes, for example in a closed tab panel, the first host whose widget is displayed moves to the beginning of the
 * list.
 */
export function Toasts() {
  const { page } = useBourselet()
  const self = useRef<Element | null>(null)
  const layer = useLayer()
  const shows = useStore(page.toasts, (state) => state.hosts[0] === self)
  const list = useStore(page.toasts, (state) => state.list)
  // Screen readers announce only changes of a live region that already exists. So the live regions are rendered empty
  // first, and filled afterwards.
  const [isListening, setListening] = useState(false)
  useEffect(() => setListening(shows), [shows])
  useEffect(() => {
    self.current = layer?.parentElement ?? null
  }, [layer])
  useEffect(() => {
    page.toasts.setState((state) => ({ hosts: [...state.hosts, self] }))
    return () => page.toasts.setState((state) => ({ hosts: state.hosts.filter((host) => host !== self) }))
  }, [page])
  useLayoutEffect(() => {
    if (!shows || list.length === 0 || isRendered(self)) return
    page.toasts.setState(({ hosts }) => ({
      hosts: hosts.toSorted((a, b) => +isRendered(b) - +isRendered(a)),
    }))
  }, [page, shows, list])
  if (!shows) return null
  const announced = isListening ? list : []
  return (
    <>
      <Announcer role="status" toast={announced.findLast((toast) => toast.tone !== 'error')} />
      <Announcer role="alert" toast={announced.findLast((toast) => toast.tone === 'error')} />
      {layer && list.length > 0 && createPortal(<ToastList list={list} />, layer)}
    </>
  )
}

/**
 * A live region of the toasts. The region is always mounted, because screen readers announce changes only in regions
 * that existed before the change. The attribute `aria-live` repeats what the role says, because a modal dialog hides all
 * other elements from screen readers except those with this attribute.
 */
function Announcer({ role, toast }: { role: 'status' | 'alert'; toast: ToastData | undefined }) {
  return (
    <div className="bl-hidden" role={role} aria-live={role === 'alert' ? 'assertive' : 'polite'}>
      {toast && <span key={toast.id}>{[toast.title, toast.text].filter(Boolean).join('. ')}</span>}
    </div>
  )
}
