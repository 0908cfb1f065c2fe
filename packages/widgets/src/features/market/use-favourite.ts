import { useCallback } from 'react'
import { useBourselet } from '../../shared/provider/use-bourselet.ts'
import { useStore } from '../../shared/provider/use-store.ts'

/**
 * Returns two values: true if the symbol is a favorite, and a function that adds it to the favorites or removes it.
 * Favorites are stored on this device, for all tabs.
 */
export function useFavourite(symbol: string): [isFavourite: boolean, toggle: () => void] {
  const { page } = useBourselet()
  const isFavourite = useStore(page.preferences, ({ favourites }) => favourites.includes(symbol))
  const toggle = useCallback(
    () =>
      page.preferences.setState(({ favourites }) => ({
        favourites: favourites.includes(symbol)
          ? favourites.filter((one) => one !== symbol)
          : [...favourites, symbol],
      })),
    [page, symbol],
  )
  return [isFavourite, toggle]
}
