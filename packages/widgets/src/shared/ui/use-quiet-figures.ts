import { type RefObject, useLayoutEffect, useRef } from 'react'

const figures = /[\d.,\s]+/g

/**
 * Returns a ref for an element with a message, which becomes a live region. Screen readers announce a changed message,
 * but not if only the figures in it have changed, as prices do each second. Without `live` the element is not a live
 * region.
 */
export function useQuietFigures<E extends HTMLElement>(
  live: 'polite' | 'assertive' | undefined,
): RefObject<E | null> {
  const ref = useRef<E>(null)
  const said = useRef({ kind: '', text: '' })
  useLayoutEffect(() => {
    const text = (live && ref.current?.textContent) || ''
    const kind = text.replace(figures, '')
    if (kind !== said.current.kind) said.current = { kind, text }
    else if (text !== said.current.text) said.current.text = ''
    if (!live) ref.current?.removeAttribute('aria-live')
    else ref.current?.setAttribute('aria-live', text === said.current.text ? live : 'off')
  })
  return ref
}
