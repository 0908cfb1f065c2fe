import { useLayoutEffect, useState } from 'react'

/** Returns a CSS color as `#rrggbb`, the only format that a color input accepts. */
function toHex(color: string): string {
  const context = document.createElement('canvas').getContext('2d')!
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/**
 * Returns the color of a style token at an element. Reads the color again when `look`, a text that describes
 * the appearance, changes.
 */
export function useTokenColour(element: HTMLElement | null, property: string, look: string): string {
  const [value, setValue] = useState('#808080')
  useLayoutEffect(() => {
    if (!element) return
    // The computed value of the token can contain `light-dark()`, which the browser resolves only in a CSS property
    // such as `color`. So a temporary element uses the token as its color.
    const probe = document.createElement('span')
    probe.style.color = `var(${property})`
    element.parentElement?.append(probe)
    setValue(toHex(getComputedStyle(probe).color))
    probe.remove()
  }, [element, property, look])
  return value
}
