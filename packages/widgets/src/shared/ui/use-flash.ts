import { compare, type Decimal } from '@bourselet/sdk/money'
import { type RefObject, useEffect, useRef } from 'react'

const FLASH_MS = 300
/** A price that never rests would only flicker: it flashes once in this time. */
const EVERY_MS = 1_000

/**
 * Marks an element for a moment with the way its value went (`data-flash`). Past React, because a mark is no content.
 * The style sheet lets it fade by opacity alone, which costs the main thread nothing while it runs.
 */
export function useFlash<E extends HTMLElement>(
  value: Decimal | null | undefined,
  isOn = true,
): RefObject<E | null> {
  const element = useRef<E>(null)
  const before = useRef(value)
  const flashedAt = useRef(Number.NEGATIVE_INFINITY)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    const old = before.current
    before.current = value
    const shown = element.current
    if (!isOn || !old || !value || !shown || performance.now() - flashedAt.current < EVERY_MS) return
    const way = compare(value, old)
    if (way === 0) return
    flashedAt.current = performance.now()
    shown.dataset.flash = way > 0 ? 'up' : 'down'
    timer.current = setTimeout(() => delete shown.dataset.flash, FLASH_MS)
  }, [value, isOn])
  return element
}
