import { compare, type Decimal } from '@bourselet/sdk/money'
import { type RefObject, useEffect, useRef } from 'react'

const FLASH_MS = 300
/** Minimum interval in ms between flashes, so that a price that changes often does not flicker. */
const EVERY_MS = 1_000

/**
 * Marks an element for `FLASH_MS` with the direction in which its value changed (`data-flash`), without a React render.
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
    const trend = compare(value, old)
    if (trend === 0) return
    flashedAt.current = performance.now()
    shown.dataset.flash = trend > 0 ? 'up' : 'down'
    timer.current = setTimeout(() => delete shown.dataset.flash, FLASH_MS)
  }, [value, isOn])
  return element
}
