import { useEffect, useRef } from 'react'
import { Notice } from '../ui/notice.tsx'

/**
 * The reason why a form was refused, if it belongs to no field. Place it below the submit button, so that it does not
 * move the button. It is scrolled into view, because the place below a button can be outside the window.
 */
export function FormFailure({ text }: { text: string | undefined }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (text) place.current?.scrollIntoView({ block: 'nearest' })
  }, [text])
  if (!text) return null
  return (
    <div ref={place}>
      <Notice tone="error">{text}</Notice>
    </div>
  )
}
