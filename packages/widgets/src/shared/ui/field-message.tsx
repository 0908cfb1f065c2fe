import type { ReactNode } from 'react'
import { useQuietFigures } from './use-quiet-figures.ts'

export type FieldMessageProps = {
  id: string | undefined
  hint?: ReactNode
  error?: ReactNode
  /** Shows the hint together with an error, because the user needs the hint to correct the field. */
  hintStays?: boolean | undefined
}

/**
 * The message below a form control: its hint, or an error in place of the hint. The replaced hint is invisible, also to
 * screen readers, but keeps its space, so that nothing below moves. With `hintStays`, the hint stays visible and the
 * error is shown beside the label. Screen readers announce a new error. They announce nothing if only a figure in the
 * error changes.
 */
export function FieldMessage({ id, hint, error, hintStays }: FieldMessageProps) {
  const ref = useQuietFigures<HTMLParagraphElement>(error ? 'polite' : undefined)
  if (!error && !hint) return null
  return (
    <p ref={ref} className="bl-field__message" id={id}>
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
