import { useEffect, useRef, useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import { Field, type FieldProps } from './field.tsx'
import { withRef } from './with-ref.ts'

export type CodeFieldProps = Omit<FieldProps, 'type' | 'suffix' | 'maxLength'> & {
  /**
   * Sends a code. Resolves with the number of seconds until another code may be sent, or null if no code was
   * sent.
   */
  onSend: () => Promise<number | null>
  /** False while no code can be sent yet. Default true. */
  canSend?: boolean
}

/**
 * An input for a verification code. The button inside the input sends a code, and then counts down until
 * another code can be sent.
 */
export const CodeField = /* @__PURE__ */ withRef(function CodeField({
  onSend,
  canSend = true,
  onValueChange,
  ...rest
}: CodeFieldProps) {
  const { t } = useText('shared')
  const [sending, setSending] = useState(false)
  const [sent, setSent] = useState(false)
  const [wait, setWait] = useState(0)
  const end = useRef(0)
  useEffect(() => {
    if (wait <= 0) return
    // Browsers delay or stop the timers of a page in the background, so a tick may come late. Each tick counts as at
    // least one second, also if the clock is set back.
    const count = () => setWait(Math.min(wait - 1, Math.ceil((end.current - Date.now()) / 1000)))
    const timer = setTimeout(count, 1000)
    return () => clearTimeout(timer)
  }, [wait])
  const send = async () => {
    if (!canSend || sending || wait > 0) return
    setSending(true)
    const seconds = await onSend().catch(() => null)
    setSending(false)
    if (seconds === null) return
    setSent(true)
    end.current = Date.now() + seconds * 1000
    setWait(seconds)
  }
  const label = wait > 0 ? t('code.resendIn', { seconds: wait }) : t(sent ? 'code.resend' : 'code.send')
  return (
    <Field
      inputMode="numeric"
      autoComplete="one-time-code"
      {...rest}
      className="bl-code"
      onValueChange={(text) => onValueChange(digitsIn(text).slice(0, 6))}
      suffix={
        <>
          {/* The button is not disabled while it counts down, because a disabled button loses the focus. */}
          <button
            type="button"
            className="bl-link"
            disabled={rest.disabled}
            aria-disabled={!canSend || sending || wait > 0 || undefined}
            onClick={send}
          >
            {label}
          </button>
          <span className="bl-hidden" role="status" aria-live="polite">
            {wait > 0 && t('code.sent')}
          </span>
        </>
      }
    />
  )
})

/** Returns the digits of a text. Full-width digits are converted to ASCII digits. */
export const digitsIn = (text: string) =>
  text.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0)).replace(/\D/g, '')
