import type { ToastOptions } from '../provider/toasts.ts'
import { useBourselet } from '../provider/use-bourselet.ts'

/** Tells the reader what happened: `show({ title, text, tone })`, one place for the whole page. */
export function useToast(): { show: (options: ToastOptions) => number; close: (id: number) => void } {
  const { page } = useBourselet()
  return page.toasts
}
