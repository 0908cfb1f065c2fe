import { useEffect } from 'react'
import type { DrawingControl } from './drawing-control.ts'
import type { Pixel } from './geometry.ts'

/**
 * Passes pointer and key events of a chart to the drawing tools first. Events that the tools handle do not reach the
 * chart, because the chart would scroll.
 */
export function useDrawingInput(figure: HTMLElement, host: HTMLElement, control: DrawingControl): void {
  useEffect(() => {
    let isOurs = false
    const place = ({ clientX, clientY }: PointerEvent): Pixel => {
      const { left, top } = host.getBoundingClientRect()
      return { x: clientX - left, y: clientY - top }
    }
    const onDown = (event: PointerEvent) => {
      isOurs = event.button === 0 && event.composedPath().includes(host)
      isOurs &&= control.press(place(event), event.pointerType === 'mouse' ? 'mouse' : 'touch')
    }
    const onMove = (event: PointerEvent) => {
      const isOver = control.move(place(event))
      figure.style.cursor =
        control.state().tool || control.state().isMoving ? 'crosshair' : isOver ? 'pointer' : ''
    }
    const onUp = (event: PointerEvent) => {
      if (isOurs) control.release(place(event))
      isOurs = false
    }
    // Events that the drawing tools handle must not reach the chart. Their default action would scroll the page
    // or move the focus.
    const onStart = (event: Event) => {
      if (!isOurs) return
      event.stopPropagation()
      event.preventDefault()
      // While the member types the text of a drawing, its input field keeps the focus.
      if (control.state().editing === null) figure.focus({ preventScroll: true })
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.target !== figure || event.ctrlKey || event.metaKey || event.altKey) return
      if (!control.key(event.key, event.shiftKey)) return
      event.preventDefault()
      event.stopPropagation()
    }
    const ended = new AbortController()
    const { signal } = ended
    figure.addEventListener('pointerdown', onDown, { capture: true, signal })
    figure.addEventListener('mousedown', onStart, { capture: true, signal })
    figure.addEventListener('touchstart', onStart, { capture: true, passive: false, signal })
    figure.addEventListener('keydown', onKey, { capture: true, signal })
    figure.addEventListener('pointermove', onMove, { signal })
    addEventListener('pointerup', onUp, { signal })
    addEventListener('pointercancel', onUp, { signal })
    return () => {
      ended.abort()
      figure.style.cursor = ''
    }
  }, [figure, host, control])
}
