import type { ToastOptions } from '../provider/toasts.ts'
import { useBourselet } from '../provider/use-bourselet.ts'

/**
 * Returns functions that show and close toasts: `show({ title, text, tone })`. All toasts of a page appear in
 * the same place.
 */
export function useToast(): { show: (options: ToastOptions) => number; close: (id: number) => void } {
  const { page } = useBourselet()
  return page.toasts
}
