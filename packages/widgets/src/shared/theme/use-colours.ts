import { type RefObject, useLayoutEffect, useState } from 'react'
import { readColours } from './read-colours.ts'

/**
 * Returns the colors of tokens at an element, updated when the theme or the market's colors change. null
 * before mount.
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
 * Calls `changed` when the theme changes on an ancestor of the element, also outside of its shadow root, or
 * in the system settings.
 */
function watchTheme(at: Element | null, changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  for (let node: Node | null = at; node; node = node instanceof ShadowRoot ? node.host : node.parentNode) {
    if (node instanceof Element) {
      observer.observe(node, { attributeFilter: ['data-bl-theme', 'data-bl-market', 'class', 'style'] })
    }
  }
  const system = matchMedia('(prefers-color-scheme: dark)')
  system.addEventListener('change', changed)
  return () => {
    observer.disconnect()
    system.removeEventListener('change', changed)
  }
}
