const openLayers = '.bl-layer:popover-open :is(.bl-dialog, .bl-sheet, .bl-popup)[data-open]'

/**
 * Closes the topmost dialog, sheet or list of the page, if it can be closed at present. Returns false if none is open.
 * The layers close as with the key Esc, so a dialog that must stay open while it sends stays open. The key is pressed on
 * the layer itself, because a search field inside would only clear its text.
 */
export function closeTopLayer(): boolean {
  const layer =
    document.activeElement?.closest(openLayers) ?? [...document.querySelectorAll(openLayers)].at(-1)
  if (!layer) return false
  layer.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  return true
}
