import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useStore } from 'zustand/react'
import { useBourselet } from '../provider/use-bourselet.ts'
import { InLayer, useLayer } from './layer.tsx'
import { Toast } from './toast.tsx'

/** Where the page's toasts appear. Every Root has one; the first on the page shows them. */
export function Toasts() {
  const { page } = useBourselet()
  const [self] = useState(() => Symbol('toasts'))
  const layer = useLayer()
  const shows = useStore(page.toasts, (state) => state.hosts[0] === self)
  const list = useStore(page.toasts, (state) => state.list)
  useEffect(() => {
    page.toasts.setState((state) => ({ hosts: [...state.hosts, self] }))
    return () => page.toasts.setState((state) => ({ hosts: state.hosts.filter((host) => host !== self) }))
  }, [page, self])
  if (!shows) return null
  const latest = list.at(-1)
  return (
    <>
      <div className="bl-hidden" role={latest?.tone === 'error' ? 'alert' : 'status'}>
        {latest && [latest.title, latest.text].filter(Boolean).join('. ')}
      </div>
      {layer &&
        list.length > 0 &&
        createPortal(
          <div className="bl-toasts">
            <InLayer />
            {list.map((toast) => (
              <Toast key={toast.id} toast={toast} onClose={() => page.toasts.close(toast.id)} />
            ))}
          </div>,
          layer,
        )}
    </>
  )
}
