import type { ReactNode } from 'react'

export type FieldMessageProps = {
  id: string | undefined
  hint?: ReactNode
  error?: ReactNode
  /** Shows the hint together with an error, because the user needs the hint to correct the field. */
  hintStays?: boolean | undefined
}

/**
 * The message of a form control: its error, or else its hint. A hint that an error replaces stays in place, invisible
 * and hidden from screen readers, because a shorter message would move everything below it. For the same reason the
 * error of a field whose hint stays is at the end of the label's line.
 */
export function FieldMessage({ id, hint, error, hintStays }: FieldMessageProps) {
  if (!error && !hint) return null
  return (
    <p className="bl-field__message" id={id} aria-live={error ? 'polite' : undefined}>
      {error && hint ? (
        <>
          <span className={hintStays ? 'bl-field__beside' : undefined}>{error}</span>{' '}
          <span className={hintStays ? 'bl-field__hint' : 'bl-field__kept'}>{hint}</span>
        </>
      ) : (
        error || hint
      )}
    </p>
  )
}
