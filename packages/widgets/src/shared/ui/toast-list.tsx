import { useCallback, useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import type { Toast as ToastData } from '../provider/toasts.ts'
import { useBourselet } from '../provider/use-bourselet.ts'
import { Toast } from './toast.tsx'
import { InLayer } from './use-layer.ts'
import { useToastPlace } from './use-toast-place.ts'

/** Maximum number of visible toasts. One line shows the number of further toasts. */
const SHOWN = 2

/** Maximum number of visible toasts on a phone, where two toasts would cover a part of an open sheet. */
const SHOWN_ON_PHONE = 1

/**
 * The list of toasts, newest first. The list covers neither elements that are marked with `data-keep-clear` nor the wide
 * buttons and close buttons of dialogs.
 */
export function ToastList({ list }: { list: readonly ToastData[] }) {
  const { t } = useText('shared')
  const { page } = useBourselet()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const onPhone = useToastPlace(place)
  const most = onPhone ? SHOWN_ON_PHONE : SHOWN
  const collapsed = list.length - most
  return (
    <div className="bl-toasts" ref={setPlace} data-phone={onPhone || undefined}>
      <InLayer />
      {list.toReversed().map((toast, at) => (
        <ClosingToast key={toast.id} toast={toast} hidden={at >= most} />
      ))}
      {collapsed > 0 && (
        <div className="bl-toasts__more">
          <span>{t('toasts.more', { count: collapsed })}</span>
          <button type="button" className="bl-link" onClick={page.toasts.closeAll}>
            {t('toasts.closeAll')}
          </button>
        </div>
      )}
    </div>
  )
}

function ClosingToast({ toast, hidden }: { toast: ToastData; hidden: boolean }) {
  const { page } = useBourselet()
  const { id } = toast
  // A new function in each render would restart the timer of this toast whenever another toast appears or
  // closes.
  const close = useCallback(() => page.toasts.close(id), [page, id])
  return <Toast toast={toast} hidden={hidden} onClose={close} />
}
