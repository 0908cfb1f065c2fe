import { compare, type Decimal } from '@bourselet/sdk/money'
import { type RefObject, useEffect, useRef } from 'react'

const FLASH_MS = 300

/** Marks an element for a moment with the way its value went. Past React, because a mark is no content. */
export function useFlash<E extends HTMLElement>(value: Decimal | undefined): RefObject<E | null> {
  const element = useRef<E>(null)
  const before = useRef(value)
  useEffect(() => {
    const old = before.current
    before.current = value
    const shown = element.current
    if (!old || !value || !shown) return
    const way = compare(value, old)
    if (way === 0) return
    shown.dataset.flash = way > 0 ? 'up' : 'down'
    const timer = setTimeout(() => delete shown.dataset.flash, FLASH_MS)
    return () => clearTimeout(timer)
  }, [value])
  return element
}
