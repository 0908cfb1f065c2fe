import { decideDevice } from '../shared/device.ts'
import type { Layers } from '../shared/router-layers.ts'

const openLayers = '.bl-layer:popover-open :is(.bl-dialog, .bl-sheet, .bl-popup)[data-open]'

const isPhone = () => decideDevice('', window.innerWidth) === 'mobile'

/**
 * Closes the topmost open dialog, sheet or list of the page. Returns false if none is open. Sends the key Esc to this
 * layer, so a dialog that may not close while it sends a request stays open. The key is sent to the layer itself,
 * because a search field inside would handle Esc by clearing its text.
 */
function closeTopLayer(): boolean {
  const layer =
    document.activeElement?.closest(openLayers) ?? [...document.querySelectorAll(openLayers)].at(-1)
  if (!layer) return false
  layer.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  return true
}

/**
 * Calls the listener after dialogs, sheets or lists have opened or closed. They are shown in popover elements with the
 * class `bl-layer`. Each of these elements is observed after it has opened for the first time. Returns a function that
 * ends the observation.
 */
function watchLayers(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  const onToggle = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.matches('.bl-layer')) return
    observer.observe(target, { subtree: true, childList: true, attributeFilter: ['data-open'] })
    listener()
  }
  // The event `toggle` does not bubble.
  document.addEventListener('toggle', onToggle, true)
  return () => {
    document.removeEventListener('toggle', onToggle, true)
    observer.disconnect()
  }
}

/** The dialogs, sheets and lists of the site, which Back closes on a phone. */
export const siteLayers: Layers = {
  isOpen: () => isPhone() && document.querySelector(openLayers) !== null,
  close: () => isPhone() && closeTopLayer(),
  watch: watchLayers,
}
