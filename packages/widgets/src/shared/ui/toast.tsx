import { useEffect, useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import type { Toast as ToastData } from '../provider/toasts.ts'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import * as icons from './icons.ts'
import '../theme/controls.css'
import './toast.css'

const signs = { neutral: icons.info, success: icons.check, error: icons.warning, warn: icons.warning }

type ToastProps = {
  toast: ToastData
  /** True if the toast is not visible, but its timer still runs. */
  hidden: boolean
  onClose: () => void
}

export function Toast({ toast, hidden, onClose }: ToastProps) {
  const { t } = useText('shared')
  const [held, setHeld] = useState(false)
  const { tone = 'neutral', durationMs = tone === 'error' ? 0 : 5000 } = toast
  useEffect(() => {
    if (held || durationMs === 0) return
    const timer = setTimeout(onClose, durationMs)
    return () => clearTimeout(timer)
  }, [held, durationMs, onClose])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only pause the timer
    <div
      className="bl-toast"
      hidden={hidden}
      data-tone={tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon shape={signs[tone]} className="bl-toast__icon" />
      <div className="bl-toast__words">
        <strong className="bl-toast__title">{toast.title}</strong>
        {toast.text && <span className="bl-toast__text">{toast.text}</span>}
        {toast.action && (
          <button type="button" className="bl-link" onClick={toast.action.onSelect}>
            {toast.action.label}
          </button>
        )}
      </div>
      <IconButton icon={icons.close} size="small" label={t('close')} onClick={onClose} />
    </div>
  )
}
