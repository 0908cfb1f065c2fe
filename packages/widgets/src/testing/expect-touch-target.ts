import { expect } from 'vitest'

/** Expects a tap at the middle of a control, and at this distance in px above and below it, to reach the control. */
export function expectTouchTarget(control: Element, distance: number): void {
  control.scrollIntoView({ block: 'center' })
  const { left, top, width, height } = control.getBoundingClientRect()
  for (const away of [-distance, 0, distance]) {
    const hit = document.elementFromPoint(left + width / 2, top + height / 2 + away)
    expect(control.contains(hit), `${away} px from the middle`).toBe(true)
  }
}
