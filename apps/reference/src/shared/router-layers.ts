import type { Location } from 'react-router'

/** The layers above the pages of the site, such as dialogs and sheets. */
export type Layers = {
  /** Returns true if Back would close a layer. */
  isOpen: () => boolean
  /** Closes the topmost layer that Back closes. Returns false if there is none. */
  close: () => boolean
  /** Calls the listener after layers have opened or closed. Returns a function that unsubscribes. */
  watch: (listener: () => void) => () => void
}

/**
 * State of the history entry that is added while a layer, such as a dialog, is open above the first page of a visit.
 * Without this entry, Back would leave the site instead of closing the layer. When this entry is added, the browser
 * drops all entries after the first page. Forward therefore leads to no other page afterwards.
 */
export const LAYER_ENTRY = { isLayer: true }

/** Returns true for the history entry that is added while a layer, such as a dialog, is open. */
export const isLayerEntry = ({ state }: Location) => (state as typeof LAYER_ENTRY | null)?.isLayer === true
