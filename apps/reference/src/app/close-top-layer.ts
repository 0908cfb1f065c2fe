const openLayers = '.bl-layer:popover-open :is(.bl-dialog, .bl-sheet, .bl-popup)[data-open]'

/**
 * Closes the topmost open dialog, sheet or list of the page. Returns false if none is open. Sends the key Esc to this
 * layer, so a dialog that may not close while it sends a request stays open. The key is sent to the layer itself,
 * because a search field inside would handle Esc by clearing its text.
 */
export function closeTopLayer(): boolean {
  const layer =
    document.activeElement?.closest(openLayers) ?? [...document.querySelectorAll(openLayers)].at(-1)
  if (!layer) return false
  layer.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  return true
}
