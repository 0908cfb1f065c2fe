import type { ComponentType } from 'react'
import type { Product } from '../../../shared/data/live-tickers.ts'
import { lazyCode, useLazyCode } from '../../../shared/ui/lazy-part.tsx'
import type { DrawingsProps } from './drawings/drawings.tsx'
import { hasStored } from './stored-list.ts'

const drawings = lazyCode(() => import('./drawings/drawings.tsx').then(({ Drawings }) => Drawings))

/**
 * Loads the drawing tools when their bar is opened, or when the market has stored drawings. Returns null until
 * they are loaded.
 */
export function useDrawings(
  product: Product,
  symbol: string,
  isOpen: boolean,
): ComponentType<DrawingsProps> | null {
  return useLazyCode(drawings, isOpen || hasStored(`drawings.${product}.${symbol}`))
}
