import { pageSettings, subscribeSettings } from '../settings.ts'
import type { Appearance } from './messages.ts'
import { isTokenValue, tokenNames } from './token-value.ts'

const prefersDark = () => matchMedia('(prefers-color-scheme: dark)').matches

/**
 * Returns the element and all its ancestors, from the inside out, including the ancestors outside of its shadow root.
 * The nodes of another document, such as that of a picture-in-picture window, are instances of the classes of its
 * window. So the type of a node is not checked by `instanceof`.
 */
function withAncestors(element: Element): Element[] {
  const parent = element.parentElement ?? (element.parentNode as Partial<ShadowRoot> | null)?.host
  return [element, ...(parent ? withAncestors(parent) : [])]
}

/**
 * Returns the color scheme at the position of the tag: the theme of its nearest ancestor with a theme, otherwise
 * its token `--bl-scheme`, otherwise its CSS property `color-scheme`.
 */
function schemeAt(element: Element, style: CSSStyleDeclaration): 'dark' | 'light' {
  const named = withAncestors(element)
    .map((node) => node.getAttribute('data-bl-theme'))
    .find((theme) => theme !== null)
  if (named === 'dark' || named === 'light') return named
  const ofPage = style.getPropertyValue('--bl-scheme').trim() || style.colorScheme
  const schemes = named === 'auto' ? ['dark', 'light'] : ofPage.split(/\s+/)
  if (!schemes.includes('dark')) return 'light'
  return schemes.includes('light') && !prefersDark() ? 'light' : 'dark'
}

/** Returns the appearance that the page has at the position of a tag. */
function appearanceOf(element: Element): Appearance {
  const style = getComputedStyle(element)
  const { locale, theme, marketColours, density } = pageSettings()
  const tokens: Record<string, string> = {}
  for (const name of tokenNames) {
    const value = style.getPropertyValue(name).trim()
    if (isTokenValue(name, value)) tokens[name] = value
  }
  return {
    type: 'appearance',
    locale: locale ?? null,
    theme: theme ?? null,
    marketColours: marketColours ?? null,
    ...(density ? { density } : {}),
    scheme: schemeAt(element, style),
    tokens,
  }
}

/**
 * Minimum time in ms between two changes that are sent. A frame accepts only a limited number of messages per second
 * and ignores the others. Without this minimum, the last of many quick changes would be lost, such as the changes by a
 * color slider.
 */
const EVERY_MS = 50

/**
 * Calls `send` after each change of the appearance at the position of a tag. Observes the settings and the system's
 * color scheme. Also observes all attributes of the tag and its ancestors, because each UI library sets the theme by a
 * different attribute. The returned function `update` sends the appearance even if it has not changed. `moved` observes
 * the new ancestors of a moved tag. `stop` ends the observation.
 */
export function followAppearance(element: Element, send: (appearance: Appearance) => void) {
  let sentText = ''
  let asked = 0
  const update = (always: boolean) => {
    asked = 0
    const appearance = appearanceOf(element)
    const text = JSON.stringify(appearance)
    if (always || text !== sentText) send(appearance)
    sentText = text
  }
  // All changes of the page within this time lead to one update.
  const later = () => {
    asked ||= window.setTimeout(() => update(false), EVERY_MS)
  }
  const watch = new MutationObserver(later)
  const moved = () => {
    watch.disconnect()
    for (const node of withAncestors(element)) watch.observe(node, { attributes: true })
    later()
  }
  moved()
  const system = matchMedia('(prefers-color-scheme: dark)')
  system.addEventListener('change', later)
  const unsubscribe = subscribeSettings(later)
  return {
    update: () => update(true),
    moved,
    stop() {
      clearTimeout(asked)
      watch.disconnect()
      system.removeEventListener('change', later)
      unsubscribe()
    },
  }
}
