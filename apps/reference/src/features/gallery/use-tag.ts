import { useEffect, useState } from 'react'
import type { TagEntry } from './manifest.ts'

/** The exports of the tags' script that the gallery uses. */
type TagScript = { configure: (settings: { client: object }) => void }

/**
 * Loads the script of the tags that partners' pages load. The browser runs it only once, because it is a
 * module.
 */
export const loadTags = (): Promise<TagScript> =>
  import(/* @vite-ignore */ `${location.origin}/elements/autoload.js`)

function setAttributes(element: Element, entry: TagEntry, values: Readonly<Record<string, string>>): void {
  for (const { name, type } of entry.attributes) {
    const value = values[name]
    if (!value) element.removeAttribute(name)
    else element.setAttribute(name, type.text === 'boolean' ? '' : value)
  }
}

/**
 * Inserts a tag into the element `place`, keeps the attributes of the tag equal to `values`, and returns the tag. If
 * `run` or `client` changes, a new tag replaces the old one. Returns null while `client` is null.
 */
export function useTag(
  place: HTMLElement | null,
  entry: TagEntry,
  values: Readonly<Record<string, string>>,
  run: number,
  client: object | null,
): HTMLElement | null {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const { tagName } = entry
  useEffect(() => {
    if (!place || !client) return
    const created = document.createElement(tagName)
    setElement(created)
    return () => {
      created.remove()
      setElement(null)
    }
  }, [place, tagName, run, client])
  useEffect(() => {
    if (!element || !place) return
    setAttributes(element, entry, values)
    // The tag (custom element) gets its attributes before it is inserted, because a tag without a required symbol shows
    // an error.
    if (!element.isConnected) place.append(element)
  }, [element, place, entry, values])
  return element
}

/**
 * Returns the size of an element in px, and updates it when the element is resized. Returns null before the first
 * measurement.
 */
export function useSize(element: HTMLElement | null): { width: number; height: number } | null {
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)
  useEffect(() => {
    if (!element) return
    const observer = new ResizeObserver(() => {
      const { width, height } = element.getBoundingClientRect()
      setSize({ width: Math.round(width), height: Math.round(height) })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return size
}
