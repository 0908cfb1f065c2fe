import { useLayoutEffect, useState } from 'react'

export type Boxes = { width: number; top: number; height: number; boxes: { left: number; right: number }[] }

const none: Boxes = { width: 0, top: 0, height: 0, boxes: [] }

/**
 * Returns the positions of the cards' drawing areas within the row of cards. They are measured again when the
 * key `shown` changes, because the row then contains other cards.
 */
export function useBoxes(row: HTMLElement | null, shown: string): Boxes {
  const [boxes, setBoxes] = useState(none)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `shown` means that other cards are rendered
  useLayoutEffect(() => {
    if (!row) return
    const read = () => {
      const next = measure(row)
      setBoxes((known) => (JSON.stringify(known) === JSON.stringify(next) ? known : next))
    }
    const observer = new ResizeObserver(read)
    read()
    observer.observe(row)
    return () => observer.disconnect()
  }, [row, shown])
  return boxes
}

function measure(row: HTMLElement): Boxes {
  const origin = row.getBoundingClientRect()
  const bands = [...row.querySelectorAll('[data-band]')].map((band) => band.getBoundingClientRect())
  const [first] = bands
  if (!first) return none
  return {
    width: row.clientWidth,
    top: first.top - origin.top,
    height: first.height,
    boxes: bands.map(({ left, right }) => ({ left: left - origin.left, right: right - origin.left })),
  }
}
