import type { ToastOptions } from '../provider/toasts.ts'
import { useBourselet } from '../provider/use-bourselet.ts'

/** Returns a function that shows a toast: `show({ title, text, tone })`, in one place for the whole page. */
export function useToast(): { show: (options: ToastOptions) => number; close: (id: number) => void } {
  const { page } = useBourselet()
  return page.toasts
}
