import { useText } from '../i18n/use-text.ts'
import { useToast } from '../ui/use-toast.ts'

/** Returns a function that copies a text to the clipboard and shows a toast with the result. */
export function useCopy(): (text: string) => Promise<void> {
  const { t } = useText('shared')
  const { show } = useToast()
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text)
      show({ tone: 'success', title: t('copied') })
    } catch {
      show({ tone: 'error', title: t('copyFailed') })
    }
  }
}
