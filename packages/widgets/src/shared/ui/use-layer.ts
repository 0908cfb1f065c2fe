import { useContext, useLayoutEffect } from 'react'
import { LayerContext } from './layer.tsx'

/** Returns the element in which the overlays of the surrounding widget are rendered. */
export function useLayer(): HTMLElement | null {
  const layer = useContext(LayerContext)
  return layer.element
}

/**
 * Keeps the layer of overlays open while this component is mounted. Overlays render this component inside their
 * portal.
 */
export function InLayer() {
  const layer = useContext(LayerContext)
  useLayoutEffect(() => layer.enter(), [layer])
  return null
}
