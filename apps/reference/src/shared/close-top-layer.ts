const openLayers = '.bl-layer:popover-open :is(.bl-dialog, .bl-sheet, .bl-popup)[data-open]'

/**
 * Closes the topmost dialog, sheet or list of the page, if it can be closed at present. Returns false if none is open.
 * The layers close as with the key Esc, so a dialog that must stay open while it sends stays open.
 */
export function closeTopLayer(): boolean {
  if (!document.querySelector(openLayers)) return false
  const at = document.activeElement ?? document.body
  at.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  return true
}
