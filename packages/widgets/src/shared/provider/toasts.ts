import { createStore, type StoreApi } from 'zustand/vanilla'

export type ToastTone = 'neutral' | 'success' | 'error' | 'warn'

export type ToastOptions = {
  title: string
  text?: string
  tone?: ToastTone
  /** A button that looks like a link, for example "View order". */
  action?: { label: string; onSelect: () => void }
  /**
   * Time in ms until the toast closes. Default 5,000, and 0 for errors. With the value 0, the toast stays until the
   * user closes it.
   */
  durationMs?: number
}

export type Toast = ToastOptions & { id: number }

/** A mounted component that can show toasts, with the element of its widget. */
export type ToastHost = { current: Element | null }

/** The toasts of a page. `hosts` are the components that can show them. Only the first host shows them. */
export type ToastState = { list: readonly Toast[]; hosts: readonly ToastHost[] }
export type ToastStore = StoreApi<ToastState> & {
  /** Shows a toast, which replaces an earlier toast with the same message. Returns the id of the toast. */
  show(options: ToastOptions): number
  close(id: number): void
  closeAll(): void
}

/** Maximum number of toasts in the list; older toasts are dropped. */
const MOST = 20

export function createToasts(): ToastStore {
  const store = createStore<ToastState>(() => ({ list: [], hosts: [] }))
  let last = 0
  return {
    ...store,
    show(options) {
      const toast = { ...options, id: ++last }
      const isSame = ({ title, text, tone }: Toast) =>
        title === toast.title && text === toast.text && tone === toast.tone
      store.setState(({ list }) => ({ list: [...list.filter((one) => !isSame(one)).slice(1 - MOST), toast] }))
      return toast.id
    },
    close: (id) => store.setState(({ list }) => ({ list: list.filter((toast) => toast.id !== id) })),
    closeAll: () => store.setState({ list: [] }),
  }
}
