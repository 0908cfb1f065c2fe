import { expect } from 'vitest'

/** Expects that a tap reaches a control at its middle, and at `distance` px above and below its middle. */
export function expectTouchTarget(control: Element, distance: number): void {
  control.scrollIntoView({ block: 'center' })
  const { left, top, width, height } = control.getBoundingClientRect()
  for (const away of [-distance, 0, distance]) {
    const hit = document.elementFromPoint(left + width / 2, top + height / 2 + away)
    expect(control.contains(hit), `${away} px from the middle`).toBe(true)
  }
}
