import { type RefObject, useLayoutEffect, useState } from 'react'
import { readColours } from './read-colours.ts'

/**
 * Returns the colors of style tokens at an element, null before it is mounted. The colors are read again when
 * the theme or the market's colors change.
 */
export function useColours<Name extends `--bl-${string}`>(
  at: RefObject<Element | null>,
  names: readonly Name[],
): Record<Name, string> | null {
  const [colours, setColours] = useState<Record<Name, string> | null>(null)
  const list = names.join()
  useLayoutEffect(() => {
    const read = () => {
      if (!at.current) return
      const next = readColours(at.current, list.split(',') as Name[])
      setColours((known) => (JSON.stringify(known) === JSON.stringify(next) ? known : next))
    }
    read()
    return watchTheme(at.current, read)
  }, [at, list])
  return colours
}

/**
 * Calls `changed` when an attribute of the element or of an ancestor changes, or the color scheme of the system. All
 * attributes are observed, because each library has its own attribute of a theme. Also observes ancestors outside of
 * the element's shadow root.
 */
function watchTheme(at: Element | null, changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  for (let node: Node | null = at; node; node = node instanceof ShadowRoot ? node.host : node.parentNode) {
    if (node instanceof Element) observer.observe(node, { attributes: true })
  }
  const system = matchMedia('(prefers-color-scheme: dark)')
  system.addEventListener('change', changed)
  return () => {
    observer.disconnect()
    system.removeEventListener('change', changed)
  }
}
