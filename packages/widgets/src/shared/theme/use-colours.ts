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
 * The attributes that set the theme of a widget. Inside a widget only these attributes are observed, because other
 * attributes change with each price.
 */
const OWN = { attributeFilter: ['data-bl-theme', 'data-bl-market', 'class', 'style'] }

/** Returns the parent of an element, or the host element if the element is at the top of a shadow root. */
const parentOf = (element: Element): Element | null =>
  element.parentElement ?? (element.parentNode as Partial<ShadowRoot> | null)?.host ?? null

/**
 * Calls `changed` when the theme changes on the element, on an ancestor, or in the system settings. Observes all
 * attributes of the ancestors that surround the widget, because each library sets its theme by an attribute of its own.
 * Also observes ancestors outside of the element's shadow root.
 */
function watchTheme(at: Element | null, changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  // The widget may be in another document, such as that of a popup window, whose nodes are instances of the classes of
  // its window. So the type of a node is not checked by `instanceof`.
  for (let element = at; element; element = parentOf(element))
    observer.observe(element, element.closest('.bl-root') ? OWN : { attributes: true })
  const system = matchMedia('(prefers-color-scheme: dark)')
  system.addEventListener('change', changed)
  return () => {
    observer.disconnect()
    system.removeEventListener('change', changed)
  }
}
